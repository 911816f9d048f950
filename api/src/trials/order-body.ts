import type { Ware } from './stock-trial'

/** A line of a trial's order. */
export type TrialLine = Ware & { quantity: number }

/** The body of an order of the account of `token`; `orderTotal` in dollars. */
export function orderBody(token: string, products: readonly TrialLine[], orderTotal: number, coupon?: string) {
  return {
    ...{
      name: token,
      email: `${token}@shop.example`,
      phone: '01700000000',
      street: '',
      district: 'D',
      subDistrict: 'S',
    },
    ...{ country: 'C', postalCode: '1205', orderNotes: 'n', paymentType: 'cash_on_delivery', products, orderTotal },
    ...(coupon !== undefined && { coupon }),
  }
}
