import { bankTransfer } from './bank-transfer'
import { cashOnDelivery } from './cash-on-delivery'
import { checkPayment } from './check-payment'
import type { PaymentProvider } from './payment-provider'
import type { PaymentType } from './payment-type'

/** The rules of payment. */
export interface PaymentRules {
  /** The lines that name the shop's bank account. */
  bankDetails: readonly string[]
  /** The payee of checks and where they are sent, by line. */
  checkPayee: readonly string[]
  /** Hours after which an unpaid order is cancelled. */
  unpaidExpiryHours: number
  /** The most open unpaid orders of one account. */
  unpaidOrdersMax: number
  /** The most open orders of an account whose address is not verified. */
  unverifiedOrdersMax: number
  /** The most pieces of one product in the open unpaid orders of one account. */
  unpaidPiecesMax: number
  /** What the open orders of an account whose address is not verified may come to, in cents. */
  unverifiedTotalMaxCents: number
  /** The most pieces that accounts from one network order in a day. */
  networkPiecesMax: number
}

/** The ways to pay, and how long and how often the shop waits for money. */
export interface Payments extends Omit<PaymentRules, 'bankDetails' | 'checkPayee'> {
  providers: Record<PaymentType, PaymentProvider>
}

export const defaultPaymentRules: PaymentRules = {
  bankDetails: [],
  checkPayee: [],
  unpaidExpiryHours: 168,
  unpaidOrdersMax: 5,
  unverifiedOrdersMax: 2,
  unpaidPiecesMax: 100,
  unverifiedTotalMaxCents: 200_000,
  networkPiecesMax: 1000,
}

const HOUR_MS = 3_600_000

/** Hours as people say them: `36 hours`, `7 days`. */
export function hoursText(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The three ways to pay (spec §2), by the shop's rules. */
export function createPayments(rules: PaymentRules = defaultPaymentRules): Payments {
  const { bankDetails, checkPayee, ...limits } = rules
  const waiting = hoursText(limits.unpaidExpiryHours)
  return {
    providers: {
      direct_bank_transfer: bankTransfer(bankDetails, waiting),
      check_payments: checkPayment(checkPayee, waiting),
      cash_on_delivery: cashOnDelivery,
    },
    ...limits,
  }
}

/** Until when an order waits for its money; null for one that is paid on delivery. */
export function paymentDueAt(
  { providers, unpaidExpiryHours }: Payments,
  type: PaymentType,
  ordered: Date,
): Date | null {
  return providers[type].due === 'in-advance' ? new Date(ordered.getTime() + unpaidExpiryHours * HOUR_MS) : null
}
