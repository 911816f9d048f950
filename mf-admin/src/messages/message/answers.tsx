import { useAction } from '@superium/shared/action'
import type { ContactMessageDetail } from '@superium/shared/api'
import { useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { formatMoment } from '../../dates/format-date'
import { messageTexts } from '../texts'
import css from './message.module.css'
import { resendAnswer } from './message-requests'
import { useDelivery } from './use-delivery'

const texts = messageTexts.one

/** The answers with their author, time and e-mail delivery state. */
export function Answers({ message }: { message: ContactMessageDetail }) {
  const { _id: id, answers } = message
  useDelivery(message)
  return (
    <>
      <h2 className={css.title}>{texts.answers}</h2>
      {answers.length === 0 && <p className={css.quiet}>{texts.none}</p>}
      <ol className={css.answers}>
        {answers.map(({ _id, text, by, createdAt, delivery, attempts }) => (
          <li key={_id}>
            <p className={css.quiet}>
              <strong>{texts.by(by)}</strong> <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </p>
            <p className={css.text}>{text}</p>
            <p className={css.quiet}>
              {texts.delivery[delivery]}
              {delivery === 'waiting' && attempts > 0 && ` (${texts.tried(attempts)})`}
            </p>
            {delivery === 'failed' && <Resend message={id} answer={_id} />}
          </li>
        ))}
      </ol>
    </>
  )
}

function Resend({ message, answer }: { message: string; answer: string }) {
  const after = useReloadAfter()
  const { busy, act } = useAction()
  const resend = async (): Promise<void> => {
    await resendAnswer(message, answer)
    notify('success', texts.resent)
  }
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void act(resend, { after })}>
      {texts.resend}
    </Button>
  )
}
