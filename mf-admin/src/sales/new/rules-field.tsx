import type { Category } from '@superium/shared/api'
import { FormControlLabel, FormTextField, Switch, useFormikContext } from '@superium/shared/forms'
import { Deferred } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { Button, Card } from '@superium/shared/ui'
import css from '../sales.module.css'
import { saleTexts } from '../texts'
import { ProductSearch } from './product-search'
import type { RuleValues, SaleValues } from './sale-values'

const texts = saleTexts.form
const native = { select: { native: true }, inputLabel: { shrink: true } } as const
const decimal = { htmlInput: { inputMode: 'decimal' } } as const

/** The categories and products of a sale, each with a percentage off or a price. */
export function RulesField({ categories }: { categories: Promise<Category[]> }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<SaleValues>()
  const { rules } = values
  const add = (rule: Pick<RuleValues, 'category' | 'product' | 'label' | 'ordinary'>): void => {
    const known = rules.some(({ category, product }) => category === rule.category && product === rule.product)
    if (!known) void setFieldValue('rules', [...rules, { ...rule, kind: 'percent', amount: '' }])
  }
  const remove = (index: number): void =>
    void setFieldValue(
      'rules',
      rules.filter((_, place) => place !== index),
    )
  return (
    <Card>
      <h2 className={css.title}>{texts.goods}</h2>
      <p className={css.quiet}>{texts.rule}</p>
      <div className={css.adding}>
        <Deferred data={categories} pending={null}>
          {(loaded) => <CategoryChoice categories={loaded} onAdd={add} />}
        </Deferred>
        <ProductSearch onAdd={add} />
      </div>
      {submitCount > 0 && typeof errors.rules === 'string' && <p role="alert">{errors.rules}</p>}
      <ul className={css.rules}>
        {rules.map((rule, index) => (
          <li key={rule.category + rule.product}>
            <span>
              <strong>{rule.label}</strong>
              <span className={css.quiet}>
                {rule.ordinary === undefined ? texts.whole : texts.ordinary(formatDollars(rule.ordinary))}
              </span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.remove(rule.label)}
              onClick={() => remove(index)}
            >
              ×
            </Button>
            <div className={css.fields}>
              {rule.product && (
                <FormTextField name={`rules.${index}.kind`} label={texts.kind} select slotProps={native}>
                  <option value="percent">{texts.kinds.percent}</option>
                  <option value="price">{texts.kinds.price}</option>
                </FormTextField>
              )}
              <FormTextField name={`rules.${index}.amount`} label={texts[rule.kind]} required slotProps={decimal} />
            </div>
          </li>
        ))}
      </ul>
      <FormControlLabel
        label={texts.leaveOut}
        control={
          <Switch
            name="leaveOutTaken"
            checked={values.leaveOutTaken}
            onChange={(_, checked) => void setFieldValue('leaveOutTaken', checked)}
          />
        }
      />
    </Card>
  )
}

interface CategoryChoiceProps {
  categories: readonly Category[]
  onAdd(rule: { category: string; product: string; label: string }): void
}

function CategoryChoice({ categories, onAdd }: CategoryChoiceProps) {
  const choose = (keyword: string): void => {
    const found = categories.find((one) => one.keyword === keyword)
    if (found) onAdd({ category: found.keyword, product: '', label: found.name })
  }
  return (
    <label>
      {texts.category}
      <select value="" onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.choose}</option>
        {categories.map(({ keyword, name }) => (
          <option key={keyword} value={keyword}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
