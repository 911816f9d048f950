import type { PayoutMethod } from '@superium/shared/api'
import { Button, Card, Chip } from '@superium/shared/ui'
import css from './payouts.module.css'
import { payoutTexts as texts } from './texts'

interface PayoutCardProps {
  method: PayoutMethod
  /** Whether a change is being saved. */
  busy: boolean
  onDefault(): void
  onDelete(): void
}

/** One bank account, identified by the last digits of its number. */
export function PayoutCard({ method, busy, onDefault, onDelete }: PayoutCardProps) {
  const { holder, bank, lastFour, isDefault } = method
  const which = <span className="visually-hidden">{texts.which(bank, lastFour)}</span>
  return (
    <Card className={css.card ?? ''}>
      <div className={css.account}>
        <span className={css.bank}>
          <strong>{bank}</strong>
          {isDefault && <Chip tone="accent">{texts.default}</Chip>}
        </span>
        <span>{holder}</span>
        <span>
          <span aria-hidden="true">•••• </span>
          <span className="visually-hidden">{texts.endsIn}</span> {lastFour}
        </span>
      </div>
      <div className={css.buttons}>
        {!isDefault && (
          <Button size="small" variant="secondary" disabled={busy} onClick={onDefault}>
            {texts.makeDefault}
            {which}
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={busy} onClick={onDelete}>
          {texts.delete}
          {which}
        </Button>
      </div>
    </Card>
  )
}
