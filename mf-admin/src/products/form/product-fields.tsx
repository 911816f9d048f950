import type { Category } from '@superium/shared/api'
import {
  FormControlLabel,
  FormHelperText,
  FormTextField,
  Switch,
  useField,
  useFormikContext,
} from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import css from '../../edit-form/edit-form.module.css'
import { productsTexts } from '../texts'
import type { ProductValues } from './product-values'
import { type TextAttribute, textAttributeNames, textAttributes } from './text-attributes'
import { productTexts as texts } from './texts'

const { statuses } = productsTexts

/** A native select, which works best on phones. */
const choice = { select: { native: true }, inputLabel: { shrink: true } } as const

interface ProductFieldsProps {
  categories: readonly Category[]
  priceHint?: string
  known?: { hasVariants: boolean }
}

/** The product's fields except its pictures. */
export function ProductFields({ categories, priceHint, known }: ProductFieldsProps) {
  const { initialValues, values } = useFormikContext<ProductValues>()
  // The same rule as in `schemaOfKnown`.
  const isNeeded = (name: TextAttribute): boolean =>
    textAttributes[name].required && !(known && initialValues[name] === '')
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
          {textAttributeNames.map((name) => (
            <FormTextField key={name} name={name} label={texts[name]} required={isNeeded(name)} />
          ))}
          <FormTextField name="category" label={texts.category} required select slotProps={choice}>
            <option value="" disabled />
            {categories.map(({ keyword, name }) => (
              <option key={keyword} value={keyword}>
                {name}
              </option>
            ))}
          </FormTextField>
          <FormTextField name="audience" label={texts.audience} select slotProps={choice}>
            {Object.entries(texts.audiences).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FormTextField>
          <FormTextField name="tags" label={texts.tags} helperText={texts.tagsHint} />
        </div>
      </Card>
      <Card>
        <h2 className={css.title}>{texts.sale}</h2>
        <div className={css.fields}>
          <FormTextField
            name="price"
            label={texts.price}
            required
            helperText={known?.hasVariants ? texts.priceByVariant : priceHint}
            slotProps={{ htmlInput: { inputMode: 'decimal', readOnly: known?.hasVariants } }}
          />
          {!known && (
            <FormTextField
              name="stock"
              label={texts.stock}
              required
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          <FormTextField
            name="status"
            label={texts.status}
            required
            select
            helperText={texts.statusHint}
            slotProps={choice}
          >
            {Object.entries(statuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FormTextField>
          {values.status !== 'in-stock' && (
            <FormTextField
              name="releaseDate"
              label={texts.releaseDate}
              type="date"
              helperText={texts.releaseHint}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          <Choice name="active" label={texts.active} hint={texts.activeHint} />
          <Choice name="featured" label={texts.featured} hint={texts.featuredHint} />
        </div>
      </Card>
    </>
  )
}

function Choice({ name, label, hint }: { name: 'active' | 'featured'; label: string; hint: string }) {
  const [{ value, onChange, onBlur }] = useField<boolean>(name)
  return (
    <div>
      <FormControlLabel
        label={label}
        control={<Switch name={name} checked={value} onChange={onChange} onBlur={onBlur} />}
      />
      <FormHelperText>{hint}</FormHelperText>
    </div>
  )
}
