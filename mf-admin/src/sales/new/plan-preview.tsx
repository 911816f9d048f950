import type { SalePlan } from '@superium/shared/api'
import { useFormikContext } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { Button, Card } from '@superium/shared/ui'
import { useState } from 'react'
import { DataTable } from '../../data-table/data-table'
import { priceColumns } from '../prices-table'
import { periodOf } from '../sale-columns'
import { createSale } from '../sale-requests'
import css from '../sales.module.css'
import { saleTexts } from '../texts'
import { type SaleValues, saleSchema, toInput } from './sale-values'

const texts = saleTexts.plan

/** Previews the effects of the sale in the form. */
export function PlanPreview() {
  const { values, validateForm, setTouched } = useFormikContext<SaleValues>()
  const [shown, setShown] = useState<{ of: SaleValues; plan: SalePlan } | null>(null)
  const [failure, setFailure] = useState({ of: values, why: '' })
  const [busy, setBusy] = useState(false)
  const preview = async (): Promise<void> => {
    setFailure({ of: values, why: '' })
    // The preview does not need a name.
    const complete = saleSchema.isValidSync({ ...values, name: values.name || '-' })
    if (!complete) {
      await setTouched({ endsAt: true, rules: values.rules.map(() => ({ amount: true })) })
      const { rules } = await validateForm()
      return setFailure({ of: values, why: typeof rules === 'string' ? rules : '' })
    }
    setBusy(true)
    try {
      setShown({ of: values, plan: await createSale(toInput(values, true)) })
    } catch (error) {
      setFailure({ of: values, why: errorMessage(error) })
    }
    setBusy(false)
  }
  return (
    <Card>
      <h2 className={css.title}>{texts.title}</h2>
      <Button variant="secondary" busy={busy} onClick={() => void preview()}>
        {saleTexts.form.preview}
      </Button>
      <div role="status">
        {failure.why && failure.of === values && (
          <p className={css.warn}>
            <strong>{texts.failed}</strong> {failure.why}
          </p>
        )}
        {shown && shown.of === values && <Plan plan={shown.plan} />}
      </div>
    </Card>
  )
}

function Plan({ plan: { products, unchanged, overlaps, preview } }: { plan: SalePlan }) {
  return (
    <div className={css.sections}>
      <p>
        {texts.count(products)} {unchanged > 0 && texts.unchanged(unchanged)}{' '}
        {preview.length < products && texts.first(preview.length)}
      </p>
      {overlaps.map((one) => (
        <p key={one.name + one.startsAt} className={css.warn}>
          {texts.overlap(one.products, one.name, periodOf(one), one.examples.join(', '))}
        </p>
      ))}
      <DataTable label={texts.title} columns={priceColumns} rows={preview} keyOf={({ _id }) => _id} />
      <p className={css.note}>{texts.rule}</p>
    </div>
  )
}
