import type { Page } from '@playwright/test'
import { signUp, tokenOf } from './accounts'
import { postJson } from './post-json'

/** An order line with a product, in its first variant that has enough pieces; undefined if none has. */
export async function lineOf(page: Page, productId: string, quantity: number) {
  const { data } = await (await page.request.get(`/api/v1/shop/data/${productId}`)).json()
  const variants = data.variants as { _id: string; stock: number }[]
  if (variants.length === 0) return { productId, quantity }
  const enough = variants.find(({ stock }) => stock >= quantity)
  return enough && { productId, quantity, variant: enough._id }
}

/** Signs up the shopper if needed, and orders so many items of a buyable product through the API; resolves to the order. */
export async function placeOrder(
  page: Page,
  email: string,
  paymentType: string,
  quantity: number,
): Promise<{ _id: string; orderNumber: string; products: { name: string }[] }> {
  await signUp(page, email).catch(() => {
    // There is such an account already.
  })
  const listing = await page.request.get(
    '/api/v1/shop/categorywise?category=books&page=0&size=20&availability=in-stock',
  )
  const { data: found } = (await listing.json()) as { data: { _id: string; stock: number }[] }
  const product = found.find(({ stock }) => stock >= 20)
  if (!product) throw new Error('There is no book with 20 pieces in stock')
  return sendOrder(page, email, await tokenOf(page, email), product._id, { paymentType, quantity })
}

/** Orders a product, in a variant if it has some, through the API; resolves to the order. */
export async function sendOrder(
  page: Page,
  email: string,
  token: string,
  productId: string,
  { paymentType, quantity }: { paymentType: string; quantity: number },
) {
  const line = await lineOf(page, productId, quantity)
  if (!line) throw new Error(`No variant of ${productId} has ${quantity} pieces in stock`)
  return sendLines(page, email, token, [line], paymentType)
}

/** Orders these lines through the API; resolves to the order. */
export async function sendLines(page: Page, email: string, token: string, products: object[], paymentType: string) {
  const { data: quote } = await postJson(page, '/api/v1/shop/quote', { products })
  const order = {
    ...{ name: 'Rahim Haddad', email, phone: '01700000000', street: '12 Lake Road', district: 'Dhaka' },
    ...{ subDistrict: 'Dhanmondi', country: 'Bangladesh', postalCode: '1205', orderNotes: 'Please ring twice' },
    ...{ paymentType, products, orderTotal: quote.orderTotal },
  }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  return (await postJson(page, '/api/v1/shop/orderconfirm', order, headers)).data
}
