import { inArray } from 'drizzle-orm'
import type { Order } from '../orders/schema'
import { products } from '../products/table'
import { addCoupon } from '../testing/add-coupon'
import { addTwoSellers } from '../testing/mixed-order'
import type { SeededRandom } from '../testing/seeded-random'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, stock, type TestShop } from '../testing/test-shop'

const sellers = ['seller-lake', 'seller-hill'] as const

/** One buyer, the shop, two sellers and an administrator, who do to one order after the other what they may, at random. */
export class RandomMoney {
  /** How often each kind of answer came. */
  readonly seen = new Map<string, number>()
  #wares: string[] = []

  constructor(
    private readonly shop: TestShop,
    private readonly random: SeededRandom,
  ) {}

  /** Two products of the shop and of each of two sellers, and coupons. */
  async stock(): Promise<void> {
    const { lake, hill } = await addTwoSellers(this.shop)
    const made = await stock(
      this.shop,
      ...[1999, 501, 3333, 1, 4990, 777].map((priceCents) => newProduct({ priceCents, stock: 100_000 })),
    )
    this.#wares = made.map(({ id }) => id)
    for (const [index, { id: sellerId }] of [lake, hill].entries())
      await this.shop.db
        .update(products)
        .set({ sellerId })
        .where(inArray(products.id, this.#wares.slice(2 + 2 * index, 4 + 2 * index)))
    await addCoupon(this.shop, 'TENTH')
    await addCoupon(this.shop, 'AMOUNT', { kind: 'amount', value: 777 })
    await addCoupon(this.shop, 'SHIP', { kind: 'free-shipping', value: 0 })
  }

  /** Places an order and takes so many steps with it, each time by what the order then offers. */
  async live(user: string, steps: number): Promise<void> {
    const { random } = this
    const lines = Array.from({ length: random.whole(1, 4) }, () => random.pick(this.#wares))
    const wanted = [...new Set(lines)].map((productId) => ({ productId, quantity: random.whole(1, 3) }))
    const coupon = random.chance(0.5) ? { coupon: random.pick(['TENTH', 'AMOUNT', 'SHIP']) } : {}
    const quote = await call(this.shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted, ...coupon } })
    const paymentType = random.chance(0.8) ? 'cash_on_delivery' : 'direct_bank_transfer'
    const change = { paymentType, ...coupon }
    const placed = await sendTestOrder(this.shop.app, user, wanted, quote.json().data.orderTotal, change)
    if (placed.statusCode !== 200) throw new Error(placed.body)
    const { _id: id } = placed.json().data
    await this.#send('confirm', `admin/orders/${id}/status`, 'admin', { status: 'Confirmed' })
    for (let step = 0; step < steps; step += 1) await this.#step(id, user)
  }

  async #step(id: string, user: string): Promise<void> {
    const { random } = this
    const order: Order = (await call(this.shop.app, 'GET', `/api/v1/admin/orders/${id}`, { token: 'admin' })).json()
      .data
    const line = random.pick(order.products)
    const pieces = { lines: [{ lineNumber: line.lineNumber, quantity: random.whole(1, 2) }] }
    const seller = random.pick(sellers)
    const parcel = random.pick([...order.parcels.filter(({ deliveredAt }) => !deliveredAt), ...order.parcels])
    const asked = random.pick([...order.returns.filter(({ state }) => state === 'requested'), ...order.returns])
    const asAdmin = random.chance(0.3)
    const kind = random.whole(0, 13)
    const of = asAdmin ? 'admin' : 'seller'
    const token = asAdmin ? 'admin' : seller
    if (kind < 3) return this.#send(`${of} ships`, `${of}/orders/${id}/parcels`, token, asAdmin ? pieces : {})
    if (kind < 6 && parcel)
      return this.#send(`${of} delivers`, `${of}/orders/${id}/parcels/${parcel._id}/delivered`, token, {})
    if (kind === 6) return this.#send('cancel', `shop/orders/${id}/cancel`, user, random.chance(0.2) ? {} : pieces)
    if (kind < 9) return this.#send('return', `shop/orders/${id}/return`, user, random.chance(0.6) ? {} : pieces)
    if (kind < 11 && asked)
      return this.#send(`${of} decides`, `${of}/orders/${id}/returns/${asked._id}`, token, {
        ...{ accept: random.chance(0.8), note: 'As it came.' },
      })
    if (kind === 12 && random.chance(0.2)) return this.#send('mark paid', `admin/orders/${id}/paid`, 'admin', {})
    if (kind > 10 && kind < 13) return this.#refund(order)
    const cash = order.parcels.filter((one) => one.cashState === 'reported' && random.chance(0.7))
    if (cash.length === 0) return
    const body = { orders: [{ id, parcels: cash.map(({ _id }) => _id) }] }
    return this.#send('confirm cash', 'admin/orders/cash', 'admin', body)
  }

  /** What may be paid back is paid back, and never a cent more, nor what waits for cash. */
  async #refund({ _id: id, refund, refunded, refundWaiting, payment }: Order): Promise<void> {
    const left = Math.round((refund - refunded - refundWaiting) * 100)
    const path = `admin/orders/${id}/refunds`
    const what = refundWaiting > 0 ? 'refund what waits' : 'refund too much'
    await this.#send(what, path, 'admin', { amount: Math.max(1, left + 1) / 100 })
    if (left > 0)
      await this.#send(`refund ${payment.state}`, path, 'admin', { amount: this.random.whole(1, left) / 100 })
  }

  async #send(what: string, path: string, token: string, body: object): Promise<void> {
    const { statusCode, body: answer } = await call(this.shop.app, 'POST', `/api/v1/${path}`, { token, body })
    // 400: not a line of the sender; 404: no part of the seller's; 409: not now.
    if (![200, 400, 404, 409].includes(statusCode))
      throw new Error(`${what} was answered with ${statusCode}: ${answer}`)
    if (['refund what waits', 'refund too much'].includes(what) && statusCode === 200)
      throw new Error(`more than may be was paid back of ${path}`)
    const name = `${what} ${statusCode}`
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1)
  }
}
