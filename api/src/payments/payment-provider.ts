import type { PaymentType } from './payment-type'

/** What the courier takes for a parcel of a sender. */
export interface CashParcel {
  sender: string
  cents: number
  state: 'to-send' | 'sent' | 'arrived' | 'confirmed'
}

/** What a buyer is told to pay. */
export interface Due {
  /** What the buyer writes on the transfer or the check: the order's number. */
  reference: string
  cents: number
  /** What the courier takes for each parcel of an order that is paid in cash. */
  parcels: readonly CashParcel[]
}

/** One way to pay. */
export interface PaymentProvider {
  type: PaymentType
  /** Whether the order waits for the money, or the courier takes it. */
  due: 'in-advance' | 'on-delivery'
  /** One sentence for a shopper who chooses it. */
  description: string
  /** How to pay, as lines of plain text. */
  instructions(due: Due): string[]
}
