import { addPaymentInfo, addShippingInfo, track } from '@superium/shared/analytics'
import { useFormikContext } from '@superium/shared/forms'
import { useEffect, useRef } from 'react'
import { useCoupon } from '../coupon/use-coupon'
import { countedLines } from '../lines/counted-lines'
import { type Billing, billingSchema } from './billing-schema'

/** GA4's name for the shop's way of sending parcels. */
const SHIPPING_TIER = 'standard'

const addressFields = ['country', 'street', 'postalCode', 'district', 'subDistrict', 'phone'] as const

/** Tracks, once each, that the address is complete and that a payment type is selected. */
export function TrackBilling() {
  const { values } = useFormikContext<Billing>()
  const { code } = useCoupon()
  const told = useRef({ shipping: false, payment: '' })
  const coupon = code ?? undefined
  useEffect(() => {
    if (told.current.shipping || !addressFields.every((field) => isRight(field, values))) return
    told.current.shipping = true
    track(addShippingInfo(countedLines(), SHIPPING_TIER, coupon))
  }, [values, coupon])
  useEffect(() => {
    if (!values.paymentType || told.current.payment === values.paymentType) return
    told.current.payment = values.paymentType
    track(addPaymentInfo(countedLines(), values.paymentType, coupon))
  }, [values.paymentType, coupon])
  return null
}

function isRight(field: keyof Billing, values: Billing): boolean {
  try {
    billingSchema.validateSyncAt(field, values)
    return true
  } catch {
    return false
  }
}
