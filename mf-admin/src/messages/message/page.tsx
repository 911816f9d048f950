import type { ContactMessageDetail } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { Link, useLoaderData } from '@superium/shared/router'
import { ButtonLink, Card, Chip, Skeleton } from '@superium/shared/ui'
import { formatMoment } from '../../dates/format-date'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackLink } from '../../layout/back-link'
import { Standing } from '../../layout/standing'
import { MarkMessage } from '../mark-message'
import { messageTexts as texts } from '../texts'
import { AnswerForm } from './answer-form'
import { Answers } from './answers'
import css from './message.module.css'
import { loadMessage } from './message-requests'

const LIST = '/superium-admin/messages'

/** Loads the message that the URL names. */
export const loader = adminLoader(({ params: { id = '' }, request }) => ({
  id,
  message: loadMessage(id, request.signal),
}))

/** `/superium-admin/messages/:id`: a message of the contact form with its answers and an answer form. */
export function Component() {
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.one.title}
      nameOf={(page) => page.message.then(({ name }) => name)}
      back={<BackLink to={LIST}>{texts.one.back}</BackLink>}
    >
      {({ page: { id, message } }) => (
        <Lasting
          data={message}
          resetKey={id}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to={LIST}>{texts.one.back}</ButtonLink>} />}
        >
          {(loaded) => <MessageView message={loaded} />}
        </Lasting>
      )}
    </AdminPage>
  )
}

/**
 * A search of the orders or users for what the sender typed; a direct link is impossible, because nobody has verified
 * it.
 */
const searchFor = (list: 'orders' | 'users', search: string): string =>
  `/superium-admin/${list}?${new URLSearchParams({ search: search.replace(/^#/, '') })}`

function MessageView({ message }: { message: ContactMessageDetail }) {
  const { email, topic, orderNumber, createdAt, state } = message
  return (
    <>
      <Standing>
        <Chip tone={state === 'open' ? 'accent' : 'plain'}>{texts.states[state]}</Chip>
        <MarkMessage message={message} />
      </Standing>
      <div className={css.columns}>
        <Card>
          <h2 className={css.title}>{texts.one.asked}</h2>
          <p className={css.quiet}>
            {texts.topics[topic]} ·{' '}
            {orderNumber && (
              <>
                <Link to={searchFor('orders', orderNumber)}>{texts.order(orderNumber)}</Link> ·{' '}
              </>
            )}
            <Link to={searchFor('users', email)}>{email}</Link> ·{' '}
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
          <p className={css.text}>{message.message}</p>
        </Card>
        <Card>
          <Answers message={message} />
        </Card>
        <AnswerForm key={message._id} message={message} />
      </div>
    </>
  )
}
