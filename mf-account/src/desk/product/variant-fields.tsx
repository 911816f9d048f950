import { IconButton } from '@superium/shared/ui'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import css from './product-form.module.css'
import { variantTexts as texts } from './texts'
import type { VariantValues } from './variant-values'

interface VariantFieldsProps {
  number: number
  row: VariantValues
  onChange(values: Partial<VariantValues>): void
  onRemove(): void
}

/** One variant of the form. */
export function VariantFields({ number, row, onChange, onRemove }: VariantFieldsProps) {
  const id = useId()
  const fields = [
    { name: 'colour', label: texts.colour, mode: 'text' },
    { name: 'size', label: texts.size, mode: 'text' },
    { name: 'price', label: texts.price, mode: 'decimal' },
    ...(row.id ? [] : [{ name: 'stock', label: texts.firstStock, mode: 'numeric' } as const]),
  ] as const
  return (
    <fieldset className={css.variant}>
      <legend className="visually-hidden">{texts.list(number)}</legend>
      {fields.map(({ name, label, mode }) => (
        <div key={name} className={css.cell}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            className={css.input}
            inputMode={mode}
            maxLength={60}
            value={row[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </div>
      ))}
      {row.id && <span />}
      <IconButton label={texts.remove(number)} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
