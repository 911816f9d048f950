import { addressLines } from '@superium/shared/address-rules'
import type { Address } from '@superium/shared/api'
import { Button, Card, Chip } from '@superium/shared/ui'
import css from './addresses.module.css'
import { addressTexts as texts } from './texts'

interface AddressCardProps {
  address: Address
  /** Whether a change of the address book is being saved. */
  busy: boolean
  onEdit(): void
  onDelete(): void
  onDefault(): void
}

/** One address with its actions. */
export function AddressCard({ address, busy, onEdit, onDelete, onDefault }: AddressCardProps) {
  const { name, phone, street, isDefault } = address
  const which = <span className="visually-hidden">{texts.which(name, street)}</span>
  return (
    <Card className={css.card ?? ''}>
      <address className={css.address}>
        <span className={css.name}>
          <strong>{name}</strong>
          {isDefault && <Chip tone="accent">{texts.default}</Chip>}
        </span>
        {addressLines({ ...address, name: '' }).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same words
          <span key={index}>{line}</span>
        ))}
        <span>{phone}</span>
      </address>
      <div className={css.buttons}>
        <Button size="small" variant="secondary" disabled={busy} onClick={onEdit}>
          {texts.edit}
          {which}
        </Button>
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
