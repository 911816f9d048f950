import { dollarText } from './dollar-text'
import type { PaymentProvider } from './payment-provider'

const states = { 'to-send': '', sent: ' (on its way)', arrived: ' (delivered)', confirmed: ' (paid)' } as const

/** Cash on delivery: the courier takes the money, for each parcel when it arrives. */
export const cashOnDelivery: PaymentProvider = {
  type: 'cash_on_delivery',
  due: 'on-delivery',
  description: 'You pay the courier in cash when the parcel arrives.',
  instructions: ({ cents, parcels }) =>
    parcels.length < 2
      ? [`Pay the courier ${dollarText(cents)} in cash when the parcel arrives.`]
      : [
          `Pay the courier in cash for each parcel when it arrives, ${dollarText(cents)} in all:`,
          ...parcels.map((one) => `Parcel from ${one.sender}: ${dollarText(one.cents)}${states[one.state]}`),
        ],
}
