import type { Category } from '@superium/shared/api'
import { FormTextField, useField, useFormikContext } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import css from './product-form.module.css'
import type { ProductValues } from './product-values'
import { productTexts as texts } from './texts'

/** A native select, because it works best on phones. */
const choice = { select: { native: true }, inputLabel: { shrink: true } } as const

interface ProductFieldsProps {
  categories: readonly Category[]
  asksStock: boolean
  price: { editable: boolean; hint?: string }
}

/** The product's fields except its pictures. */
export function ProductFields({ categories, asksStock, price }: ProductFieldsProps) {
  const [{ value: status }] = useField<string>('status')
  const { initialValues } = useFormikContext<ProductValues>()
  // As `schemaOfKnown` has it.
  const isNeeded = (name: 'brand' | 'colour' | 'condition'): boolean => asksStock || initialValues[name] !== ''
  return (
    <>
      <Card>
        <h2 className={css.title}>{texts.details}</h2>
        <div className={css.fields}>
          <div className={css.whole}>
            <FormTextField name="name" label={texts.name} required />
          </div>
          <div className={css.whole}>
            <FormTextField name="desc" label={texts.desc} multiline minRows={4} maxRows={14} />
          </div>
          <FormTextField name="brand" label={texts.brand} required={isNeeded('brand')} />
          <FormTextField name="colour" label={texts.colour} required={isNeeded('colour')} />
          <FormTextField name="condition" label={texts.condition} required={isNeeded('condition')} />
          <FormTextField name="category" label={texts.category} required select slotProps={choice}>
            <option value="" disabled />
            {categories.map(({ keyword, name }) => (
              <option key={keyword} value={keyword}>
                {name}
              </option>
            ))}
          </FormTextField>
          <Select name="audience" label={texts.audience} options={texts.audiences} />
          <FormTextField name="tags" label={texts.tags} helperText={texts.tagsHint} />
        </div>
      </Card>
      <Card>
        <h2 className={css.title}>{texts.selling}</h2>
        <div className={css.fields}>
          <FormTextField
            name="price"
            label={texts.price}
            required
            helperText={price.hint}
            slotProps={{ htmlInput: { inputMode: 'decimal', readOnly: !price.editable } }}
          />
          {asksStock && (
            <FormTextField
              name="stock"
              label={texts.stock}
              required
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          <Select name="status" label={texts.status} options={texts.statuses} hint={texts.statusHint} />
          {status !== 'in-stock' && (
            <FormTextField
              name="releaseDate"
              label={texts.releaseDate}
              type="date"
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
        </div>
      </Card>
    </>
  )
}

interface SelectProps {
  name: string
  label: string
  options: Readonly<Record<string, string>>
  hint?: string
}

function Select({ name, label, options, hint }: SelectProps) {
  return (
    <FormTextField name={name} label={label} select helperText={hint} slotProps={choice}>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </FormTextField>
  )
}
