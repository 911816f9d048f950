/**
 * What a row of the ledger says. `received`: an administrator has the buyer's money. `cash-reported`: a seller says that the
 * courier took cash for a parcel. `cash-confirmed`: an administrator has that cash. `refund-due`: what the shop owes the buyer
 * has changed. `refunded`: the shop has paid money back. An API reads only the kinds that it knows.
 */
export const paymentKinds = ['received', 'cash-reported', 'cash-confirmed', 'refund-due', 'refunded'] as const
export type PaymentKind = (typeof paymentKinds)[number]
