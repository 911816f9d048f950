import { Button } from '@superium/shared/ui'
import { texts } from '../texts'
import css from './order-problem.module.css'

/** An order was on its way when the page was left: it can be sent again with the same key. */
export function UnfinishedOrder({ busy, onSend }: { busy: boolean; onSend(): void }) {
  return (
    <div role="alert" className={css.changed}>
      <p className={css.title}>{texts.checkout.unfinished.title}</p>
      <p>{texts.checkout.unfinished.text}</p>
      <Button variant="secondary" size="small" busy={busy} onClick={onSend}>
        {texts.checkout.unfinished.send}
      </Button>
    </div>
  )
}
