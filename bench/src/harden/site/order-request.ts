import type { Request } from '../../http/run-load-test'
import { type Account, headersOf } from './accounts'
import type { Ware } from './wares'

/** An order of one piece of a product, with a new idempotency key unless one is given. */
export const orderRequest = (
  account: Account,
  { id, orderTotal }: Pick<Ware, 'id' | 'orderTotal'>,
  key: string = crypto.randomUUID(),
): Request => ({
  path: '/api/v1/shop/orderconfirm',
  method: 'POST',
  headers: { ...headersOf(account), 'idempotency-key': key },
  body: orderBody(account, [{ productId: id, quantity: 1 }], orderTotal),
})

/** The body of an order; `orderTotal` in dollars. */
export const orderBody = (
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  products: readonly { productId: string; quantity: number; variant?: string }[],
  orderTotal: number,
  coupon?: string,
) => ({
  ...{ name: uid, email, phone: '01700000000', street: '12 Lake Road', district: 'Dhaka', subDistrict: 'Dhanmondi' },
  ...{ country: 'Bangladesh', postalCode: '1205', orderNotes: 'Placed by npm run harden' },
  ...{ paymentType: 'cash_on_delivery', products, orderTotal },
  ...(coupon !== undefined && { coupon }),
})
