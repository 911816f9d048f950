import { dollarText } from './dollar-text'
import type { PaymentProvider } from './payment-provider'

/** Payment by check. `payee` are the lines that say to whom, and where it is sent. */
export function checkPayment(payee: readonly string[], waiting: string): PaymentProvider {
  const [name, ...address] = payee
  return {
    type: 'check_payments',
    due: 'in-advance',
    description: `You send us a check. We show the payee with your order and send it when the check is there, within ${waiting}.`,
    instructions: ({ reference, cents }) => [
      name === undefined
        ? `Ask us for the payee, and send a check for ${dollarText(cents)}.`
        : `Send a check for ${dollarText(cents)}, payable to ${name}.`,
      ...address,
      `Write on its back: ${reference}`,
    ],
  }
}
