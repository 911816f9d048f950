import { PAYMENT_NAMES, RETURN_WINDOW_DAYS } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'

const HOURS_OF_A_DAY = 24

/** Formats hours as days if they are whole days, otherwise as hours. */
function duration(hours: number): string {
  const days = hours / HOURS_OF_A_DAY
  if (!Number.isInteger(days)) return hours === 1 ? '1 hour' : `${hours} hours`
  return days === 1 ? '1 day' : `${days} days`
}

/** The texts of the help page; amounts and days come from the shop's settings. */
export const helpTexts = {
  title: 'Help',
  description: 'What shipping and taxes cost at Superium, how to pay, how to return something, and how to reach us.',
  topics: 'Topics',
  shipping: {
    title: 'Shipping',
    rule: ({ flat, freeOver }: { flat: number; freeOver?: number }) =>
      freeOver === undefined
        ? `Delivery costs ${formatDollars(flat)} for the whole order, whatever is in it.`
        : `Delivery costs ${formatDollars(flat)} for the whole order, and is free for orders over ${formatDollars(freeOver)}.`,
    seeCart: 'What it costs is shown in your cart before you order.',
    where:
      'We deliver to the address that you give at checkout, in every country and territory that you can choose there.',
    countries: 'Where we deliver',
    named: (names: readonly string[]) => `${names.length} countries and territories: ${names.join(', ')}.`,
  },
  taxes: {
    title: 'Taxes',
    rule: (percent: number) =>
      `Tax is ${percent}% of the subtotal, less the discount of a coupon. Delivery is not taxed.`,
  },
  payment: {
    title: 'Payment',
    ways: `You choose at checkout: ${Object.values(PAYMENT_NAMES).join(', ')}.`,
    card: 'The shop never asks for a card number.',
    expiry: (hours: number) =>
      `An order that waits for your payment is kept for ${duration(hours)}; then it is cancelled, and its products go back into the shop.`,
  },
  returns: {
    title: 'Returns',
    window: (days: number) =>
      `You can ask to return an order, or some of it, within ${days} days of its delivery, on the page of the order.`,
    defaultDays: RETURN_WINDOW_DAYS,
    cancel: 'Until it is shipped you can cancel it there.',
    accepted: 'When it is accepted, that page says where to send the products. Write the order number on the parcel.',
    sellers: 'Products of a seller go to the seller.',
    to: 'Products that Superium sells go to:',
    refund:
      'The money comes back by the payment method of the order. For cash on delivery and bank transfers we pay it to a bank account, and ask you for the account.',
    ask: 'Is something about your return unclear, such as the postage?',
    contact: 'Write to us about a return',
  },
  orders: {
    title: 'Questions about an order',
    where: 'Each order has a page that shows where it stands and what you can do:',
    link: 'My order',
  },
  contact: { title: 'Contact', write: 'Write to us:', address: 'Our address' },
} as const
