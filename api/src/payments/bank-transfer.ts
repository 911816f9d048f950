import { dollarText } from './dollar-text'
import type { PaymentProvider } from './payment-provider'

/** Direct bank transfer. `account` are the lines that name the shop's account; without them the buyer has to ask. */
export function bankTransfer(account: readonly string[], waiting: string): PaymentProvider {
  return {
    type: 'direct_bank_transfer',
    due: 'in-advance',
    description: `You transfer the total to our bank account. We show the account with your order and send it when the money is there, within ${waiting}.`,
    instructions: ({ reference, cents }) => [
      account.length > 0
        ? `Transfer ${dollarText(cents)} to this account:`
        : `Ask us for our bank account, and transfer ${dollarText(cents)} to it.`,
      ...account,
      `Reference: ${reference}`,
    ],
  }
}
