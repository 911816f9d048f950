import { dollarText } from './dollar-text'
import type { PaymentProvider } from './payment-provider'

/** Cash on delivery: the courier takes the money. */
export const cashOnDelivery: PaymentProvider = {
  type: 'cash_on_delivery',
  due: 'on-delivery',
  description: 'You pay the courier in cash when the parcel arrives.',
  instructions: ({ cents, severalParcels }) => [
    `Pay the courier ${dollarText(cents)} in cash when the ${severalParcels ? 'last ' : ''}parcel arrives.`,
  ],
}
