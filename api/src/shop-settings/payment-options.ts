import { PAYMENT_NAMES } from '@superium/shared/constants'
import { paymentTypes } from '../orders/schema'
import type { PaymentOption } from './schema'

const descriptions: Record<PaymentOption['type'], string> = {
  direct_bank_transfer:
    'You transfer the total to our account. The order’s page says how, and we send it when it is paid.',
  check_payments:
    'You send us a check for the total. The order’s page says where, and we send the order when it is paid.',
  cash_on_delivery: 'You pay the courier in cash when the parcel arrives.',
}

/** How a buyer can pay, in the order shown. */
export const paymentOptions: PaymentOption[] = paymentTypes.map((type) => ({
  type,
  name: PAYMENT_NAMES[type],
  description: descriptions[type],
}))
