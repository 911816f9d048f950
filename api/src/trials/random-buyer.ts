import type { SeededRandom } from '../testing/seeded-random'
import { call, type TestShop } from '../testing/test-shop'
import { orderBody, type TrialLine } from './order-body'
import type { PlacedOrders } from './placed-orders'
import { trialCodes, type Ware } from './stock-trial'

/** An order that was placed: its account, id and the request that made it. */
interface Made {
  user: string
  id: string
  key: string
  body: object
}

/** Buyers who order, repeat themselves and cancel at random; every answer that is not one of a shop's throws. */
export class RandomBuyers {
  /** How often each kind of answer came, to see that the trial tried what it promises. */
  readonly seen = new Map<string, number>()
  readonly #made: Made[] = []

  constructor(
    private readonly shop: TestShop,
    private readonly random: SeededRandom,
    private readonly wares: readonly [Ware, ...Ware[]],
    private readonly placed: PlacedOrders,
  ) {}

  /** One of the things that buyers do. What is random is decided before the first request. */
  act(): Promise<void> {
    const order = this.#anyOrder()
    if (!order || this.random.chance(0.5)) return this.#buy()
    if (this.random.chance(0.15)) return this.#repeat(order)
    return this.#cancel(order)
  }

  #anyOrder(): Made | undefined {
    return this.#made[this.random.whole(0, Math.max(0, this.#made.length - 1))]
  }

  async #buy(): Promise<void> {
    const user = `buyer${this.random.whole(1, 25)}`
    const lines = this.#lines()
    const coupon = this.random.chance(0.6) ? this.random.pick(trialCodes) : undefined
    const insists = this.random.chance(0.5)
    const forged = this.random.chance(0.05)
    const copies = this.random.chance(0.3) ? this.random.whole(2, 3) : 1
    const other = this.random.chance(0.1) ? this.#lines() : undefined
    const key = `key-${crypto.randomUUID()}`

    const asked = { products: lines, ...(coupon && { coupon }) }
    const quoted = await call(this.shop.app, 'POST', '/api/v1/shop/quote', { token: user, body: asked })
    this.#expect('quote', quoted.statusCode, 200)
    const { orderTotal, coupon: answer } = quoted.json().data
    const used = answer?.state === 'applied' || insists ? coupon : undefined
    const body = orderBody(user, lines, forged ? 0.01 : orderTotal, used)
    const requests = Array.from({ length: copies }, (_, copy) =>
      // The same products in another order are the same request.
      this.#order(user, key, copy === 1 ? { ...body, products: [...lines].reverse() } : body),
    )
    if (other) requests.push(this.#order(user, key, { ...body, products: other }))
    await Promise.all(requests)
  }

  async #order(user: string, key: string, body: object): Promise<void> {
    const headers = { 'idempotency-key': key }
    const answer = await call(this.shop.app, 'POST', '/api/v1/shop/orderconfirm', { token: user, headers, body })
    this.#expect('order', answer.statusCode, 200, 409, 422)
    if (answer.statusCode !== 200) return
    const { _id: id } = answer.json().data
    this.placed.add(user, key, id)
    this.#made.push({ user, id, key, body })
  }

  /** The same request again gets the same order, whatever became of it. */
  async #repeat({ user, key, body }: Made): Promise<void> {
    const headers = { 'idempotency-key': key }
    const answer = await call(this.shop.app, 'POST', '/api/v1/shop/orderconfirm', { token: user, headers, body })
    this.#expect('repeat', answer.statusCode, 200)
    this.placed.add(user, key, answer.json().data._id)
  }

  async #cancel({ user, id }: Made): Promise<void> {
    const whole = this.random.chance(0.5)
    const lineNumber = this.random.whole(0, 2)
    const body = whole ? {} : { lines: [{ lineNumber, quantity: this.random.whole(1, 2) }] }
    const times = this.random.chance(0.25) ? 2 : 1
    const url = `/api/v1/shop/orders/${id}/cancel`
    await Promise.all(
      Array.from({ length: times }, async () => {
        const { statusCode } = await call(this.shop.app, 'POST', url, { token: user, body })
        // 400: the order has no such line; 409: it is cancelled, or has fewer pieces.
        this.#expect(whole ? 'cancel' : 'cancel pieces', statusCode, 200, 409, ...(whole ? [] : [400]))
      }),
    )
  }

  /** One to four lines of one to three pieces, often with the same ware twice. */
  #lines(): TrialLine[] {
    const lines = Array.from({ length: this.random.whole(1, 4) }, () => ({
      ...this.random.pick(this.wares),
      quantity: this.random.whole(1, 3),
    }))
    const [first] = lines
    return first && this.random.chance(0.3) ? [...lines, { ...first, quantity: 1 }].reverse() : lines
  }

  #expect(what: string, status: number, ...allowed: number[]): void {
    if (!allowed.includes(status)) throw new Error(`${what} was answered with ${status}`)
    const name = `${what} ${status}`
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1)
  }
}
