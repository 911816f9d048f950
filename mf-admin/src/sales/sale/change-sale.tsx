import type { AdminSale, AdminSaleDetail, SaleChanges } from '@superium/shared/api'
import { yup } from '@superium/shared/forms'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { useRef } from 'react'
import { EditForm } from '../../edit-form/edit-form'
import { fromLocal, toLocal } from '../local-time'
import { SaleFields } from '../new/sale-fields'
import { saleSchema } from '../new/sale-values'
import { changeSale } from '../sale-requests'
import css from '../sales.module.css'
import { saleTexts as texts } from '../texts'

const schema = yup.object({ name: saleSchema.fields.name, endsAt: saleSchema.fields.endsAt })

const valuesOf = ({ name, startsAt, endsAt }: AdminSale) => ({
  ...{ name, startsAt: toLocal(startsAt), endsAt: toLocal(endsAt) },
})

type Values = ReturnType<typeof valuesOf>

/** Only the changed fields, so that a time that the form rounds to a minute keeps its exact value. */
function changesOf(before: Values, { name, startsAt, endsAt }: Values): SaleChanges {
  const [start, end] = [fromLocal(startsAt), fromLocal(endsAt)]
  return {
    ...(name.trim() !== before.name && { name: name.trim() }),
    ...(end !== undefined && endsAt !== before.endsAt && { endsAt: end }),
    ...(start !== undefined && startsAt !== before.startsAt && { startsAt: start }),
  }
}

/** Changes the name and period of a future sale, or the name and end of a running one. */
export function ChangeSale({ sale }: { sale: AdminSaleDetail }) {
  const { revalidate } = useRevalidator()
  const begun = sale.state === 'running'
  /** The values that the form started with, kept because a reload may bring another administrator's changes. */
  const base = useRef(valuesOf(sale))
  const save = async (values: Values): Promise<Values> => {
    const changes = changesOf(base.current, values)
    if (Object.keys(changes).length === 0) return base.current
    base.current = valuesOf(await changeSale(sale._id, changes))
    notify('success', texts.one.saved)
    void revalidate()
    return base.current
  }
  return (
    <EditForm
      initial={base.current}
      schema={schema}
      submit={texts.one.save}
      texts={texts.form}
      fieldFor={(named) => ['name', 'startsAt', 'endsAt'].find((field) => field === named)}
      onSave={save}
    >
      {begun && <p className={css.quiet}>{texts.one.begun}</p>}
      <SaleFields begun={begun} />
    </EditForm>
  )
}
