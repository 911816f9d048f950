import type { ReactNode } from 'react'
import { EditForm } from '../../edit-form/edit-form'
import { couponTexts } from '../texts'
import { CouponRulesFields } from './coupon-fields'
import { couponSchema } from './coupon-schema'
import type { CouponValues } from './coupon-values'

interface CouponFormProps {
  initial: CouponValues
  submit: string
  /** The coupon's terms: fields for a new one, text for an existing one. */
  terms: ReactNode
  /**
   * Saves the coupon and may return the values that the form continues with. An `ApiError` with a field shows at that
   * field, any other error above the button.
   */
  onSave(values: CouponValues): Promise<CouponValues> | Promise<void>
}

/** The form's field names that differ from the API's, by the API's name. */
const FIELDS: Record<string, string> = { startsAt: 'startsOn', endsAt: 'endsOn' }

/** The form of a new or existing coupon. */
export function CouponForm({ initial, submit, terms, onSave }: CouponFormProps) {
  return (
    <EditForm
      initial={initial}
      schema={couponSchema}
      submit={submit}
      texts={couponTexts.form}
      fieldFor={(named, values) => [FIELDS[named] ?? named].find((field) => field in values)}
      onSave={onSave}
    >
      {terms}
      <CouponRulesFields />
    </EditForm>
  )
}
