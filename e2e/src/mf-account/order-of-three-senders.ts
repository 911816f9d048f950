import { accounts, tokenOf } from '../accounts'
import { callAs } from '../call-as'
import { lineOf, sendLines } from '../place-order'
import type { Page } from '../site-test'

interface Found {
  _id: string
  stock: number
  seller?: { name: string } | null
}

/** A line with pieces of a product of a seller, or of the shop itself, of which a listing has enough. */
async function lineFrom(page: Page, filter: string, quantity: number) {
  const listing = await page.request.get(`/api/v1/shop/categorywise?${filter}&page=0&size=50&availability=in-stock`)
  const { data } = (await listing.json()) as { data: Found[] }
  const own = !filter.startsWith('seller=')
  for (const { _id } of data.filter(({ stock, seller }) => stock >= 20 && !(own && seller))) {
    // The variants of a product share its stock unevenly, and other tests buy, too.
    const line = await lineOf(page, _id, 5)
    if (line) return { ...line, quantity }
  }
  throw new Error(`there is nothing to buy in ${filter}`)
}

/** A confirmed order of two pieces of the demo seller, one of another seller, and one of the shop's own. */
export async function orderOfThree(page: Page, email: string): Promise<{ _id: string; orderNumber: string }> {
  const products = [
    await lineFrom(page, 'seller=sols-homeware', 2),
    await lineFrom(page, 'seller=jamuna-threads', 1),
    await lineFrom(page, 'category=books', 1),
  ]
  const order = await sendLines(page, email, await tokenOf(page, email), products, 'cash_on_delivery')
  await callAs(page, accounts.admin, `admin/orders/${order._id}/status`, { status: 'Confirmed' })
  return order
}
