import type { Category } from '@superium/shared/api'
import { useId } from 'react'
import css from './bulk.module.css'
import type { BulkValues } from './bulk-values'
import { bulkTexts as texts } from './texts'

interface BulkFieldsProps {
  values: BulkValues
  categories: readonly Category[]
  onChange(change: Partial<BulkValues>): void
}

const yesOrNo = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
]
const states = [
  { value: 'yes', label: texts.show },
  { value: 'no', label: texts.archive },
]
const prices = [
  { value: 'percent', label: texts.percent },
  { value: 'amount', label: texts.amount },
]

/** The fields of a bulk edit; each can be left unchanged. */
export function BulkFields({ values, categories, onChange }: BulkFieldsProps) {
  const { priceBy } = values
  const choice = (name: keyof BulkValues, label: string, options: readonly { value: string; label: string }[]) => (
    <Choice label={label} value={values[name]} options={options} onChange={(value) => onChange({ [name]: value })} />
  )
  return (
    <div className={css.fields}>
      {choice(
        'category',
        texts.category,
        categories.map(({ keyword, name }) => ({ value: keyword, label: name })),
      )}
      <Text
        label={texts.condition}
        hint={texts.conditionHint}
        value={values.condition}
        onChange={(condition) => onChange({ condition })}
      />
      {choice('featured', texts.featured, yesOrNo)}
      {choice('active', texts.state, states)}
      {choice('priceBy', texts.price, prices)}
      {priceBy ? (
        <Text
          label={texts.priceBy[priceBy]}
          hint={texts.priceHint}
          value={values.price}
          onChange={(price) => onChange({ price })}
        />
      ) : (
        <span />
      )}
      <Text
        whole
        label={texts.stock}
        hint={texts.stockHint}
        value={values.stock}
        onChange={(stock) => onChange({ stock })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={css.input} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.asIs}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface TextProps {
  label: string
  hint: string
  value: string
  whole?: boolean
  onChange(value: string): void
}

function Text({ label, hint, value, whole, onChange }: TextProps) {
  const id = useId()
  return (
    <div className={`${css.field} ${whole ? css.whole : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={css.input}
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-hint`} className={css.hint}>
        {hint}
      </span>
    </div>
  )
}
