import { PAYMENT_NAMES } from '@superium/shared/constants'
import { paymentTypes } from '../payments/payment-type'
import type { Payments } from '../payments/payments'
import type { PaymentOption } from './schema'

/** How a buyer can pay, in the order shown. */
export const paymentOptions = ({ providers }: Payments): PaymentOption[] =>
  paymentTypes.map((type) => ({ type, name: PAYMENT_NAMES[type], description: providers[type].description }))
