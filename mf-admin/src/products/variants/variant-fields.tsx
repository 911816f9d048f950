import { IconButton, Picture } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { variantTexts as texts } from './texts'
import type { VariantValues } from './variant-values'
import css from './variants-card.module.css'

interface VariantFieldsProps {
  number: number
  row: VariantValues
  /** The product's pictures, from which the variant can use one. */
  pictures: readonly string[]
  onChange(values: Partial<VariantValues>): void
  onUp(): void
  onRemove(): void
}

const fields = [
  { name: 'colour', label: texts.colour, mode: 'text' },
  { name: 'size', label: texts.size, mode: 'text' },
  { name: 'sku', label: texts.sku, mode: 'text' },
  { name: 'price', label: texts.price, mode: 'decimal' },
] as const

/** One variant of the form. */
export function VariantFields({ number, row, pictures, onChange, onUp, onRemove }: VariantFieldsProps) {
  const id = useId()
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
            placeholder={name === 'sku' && !row.id ? texts.skuHint : undefined}
            value={row[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </div>
      ))}
      <div className={css.cell}>
        <label htmlFor={`${id}-stock`}>{row.id ? texts.stock : texts.firstStock}</label>
        <input
          id={`${id}-stock`}
          className={css.input}
          inputMode="numeric"
          maxLength={7}
          readOnly={row.id !== undefined}
          value={row.stock}
          onChange={({ target }) => onChange({ stock: target.value })}
        />
      </div>
      <PictureChoice id={`${id}-picture`} row={row} pictures={pictures} onChange={onChange} />
      <div className={css.buttons}>
        <IconButton label={texts.up(number)} onClick={onUp} {...unavailable(number === 1 ? texts.isFirst : '')}>
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.remove(number)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  )
}

function PictureChoice({
  id,
  row: { images },
  pictures,
  onChange,
}: { id: string } & Pick<VariantFieldsProps, 'row' | 'pictures' | 'onChange'>) {
  const [shown] = images
  const own = shown && !pictures.includes(shown) ? [shown] : []
  return (
    <div className={css.cell}>
      <label htmlFor={id}>{texts.picture}</label>
      <div className={css.picture}>
        <Picture src={shown ?? pictures[0]} alt="" sizes="44px" className={css.thumb ?? ''} />
        <select
          id={id}
          className={css.input}
          value={shown ?? ''}
          onChange={({ target }) => onChange({ images: target.value ? [target.value] : [] })}
        >
          <option value="">{texts.productPicture}</option>
          {own.map((address) => (
            <option key={address} value={address}>
              {texts.ownPicture}
            </option>
          ))}
          {pictures.map((address, index) => (
            <option key={address} value={address}>
              {texts.pictureNumber(index + 1)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
