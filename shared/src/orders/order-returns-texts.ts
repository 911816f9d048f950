/** The texts of an order's returns. */
export const orderReturnsTexts = {
  states: { requested: 'Requested', accepted: 'Accepted', refused: 'Refused' },
  piece: (quantity: number, name: string) => `${quantity} × ${name}`,
  reason: (reason: string) => `Your reason: ${reason}`,
  by: (who: string) => `by ${who}`,
  note: (note: string, who = 'Superium') => `${who}: ${note}`,
  refund: {
    requested: (amount: string) => `You get ${amount} back if it is accepted.`,
    accepted: (amount: string) => `You get ${amount} back.`,
  },
  awaitsCash: 'We pay it once we have the money that the courier took for this sender’s parcel.',
  sendTo: 'Send the products to:',
  number: (number: string) => `Write the order number ${number} on the parcel.`,
  ask: 'Write to us before you send the products: we tell you where to.',
  refundWay: {
    direct_bank_transfer: 'We pay it to your bank account, and ask you for the account unless you tell us first.',
    check_payments: 'We pay it back by check.',
    cash_on_delivery: 'We pay it to a bank account, and ask you for the account unless you tell us first.',
  },
  contact: 'Write to us about this return',
} as const
