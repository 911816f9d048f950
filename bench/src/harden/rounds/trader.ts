import { returnReasons } from '@superium/shared/constants'
import type { Random } from '../random'
import type { Account } from '../site/accounts'
import { orderBody } from '../site/order-request'
import type { Ware } from '../site/wares'
import { post } from './shop-client'

/** Statuses of an overloaded shop. */
const BUSY = [429, 503, 504]

/** The participants and objects of the trades. */
export interface Market {
  origin: string
  buyers: readonly Account[]
  admins: readonly Account[]
  wares: readonly Ware[]
  coupons: readonly string[]
}

interface Placed {
  buyer: Account
  key: string
  body: object
  id: string
}

/** Lets buyers and administrators change stock, orders and coupons in every way, at random and concurrently. */
export class Trader {
  /** Number of responses of each kind. */
  readonly seen: Record<string, number> = {}
  /** Responses that no shop should give. */
  readonly wrong: string[] = []
  readonly #placed: Placed[] = []

  constructor(
    private readonly market: Market,
    private readonly random: Random,
  ) {}

  act(): Promise<void> {
    const { random } = this
    const order = this.#placed.length > 0 ? random.pick(this.#placed.slice(-12)) : undefined
    if (!order || random.chance(0.4)) return this.#buy()
    return random.pick([
      () => this.#repeat(order),
      () => this.#cancel(order),
      () => this.#step(order, 'Confirmed'),
      () => this.#step(order, 'Shipped'),
      () => this.#step(order, 'Delivered'),
      () => this.#giveBack(order),
      () => this.#moveStock(),
    ])()
  }

  async #buy(): Promise<void> {
    const { random, market } = this
    const buyer = random.pick(market.buyers)
    const products = Array.from({ length: random.whole(1, 3) }, () => ({
      productId: random.pick(market.wares).id,
      quantity: random.whole(1, 3),
    }))
    const coupon = random.chance(0.5) ? random.pick(market.coupons) : undefined
    const copies = random.chance(0.3) ? 2 : 1
    const key = `round-${random.whole(0, 2 ** 40)}-${this.#placed.length}`
    const quoted = await post(market.origin, buyer, 'shop/quote', { products, ...(coupon && { coupon }) })
    if (!this.#note('quote', quoted.status, 200)) return
    const used = quoted.data.coupon?.state === 'applied' ? coupon : undefined
    const body = orderBody(buyer, products, quoted.data.orderTotal, used)
    const send = () => post(market.origin, buyer, 'shop/orderconfirm', body, key)
    const answers = await Promise.all(Array.from({ length: copies }, send))
    const ids = new Set<string>()
    for (const { status, data } of answers) {
      this.#note('order', status, 200, 409)
      if (status === 200) ids.add(data._id)
    }
    if (ids.size > 1) this.wrong.push(`one key made ${ids.size} orders`)
    for (const id of ids) this.#placed.push({ buyer, key, body, id })
  }

  async #repeat({ buyer, key, body, id }: Placed): Promise<void> {
    const { status, data } = await post(this.market.origin, buyer, 'shop/orderconfirm', body, key)
    if (this.#note('repeat', status, 200) && data._id !== id) this.wrong.push('a repeated key got another order')
  }

  async #cancel({ buyer, id }: Placed): Promise<void> {
    const body = this.random.chance(0.5) ? {} : { lines: [{ lineNumber: 0, quantity: 1 }] }
    const times = this.random.chance(0.3) ? 2 : 1
    const send = () => post(this.market.origin, buyer, `shop/orders/${id}/cancel`, body)
    for (const { status } of await Promise.all(Array.from({ length: times }, send)))
      this.#note('cancel', status, 200, 409)
  }

  async #step({ id }: Placed, status: string): Promise<void> {
    const admin = this.random.pick(this.market.admins)
    const answer = await post(this.market.origin, admin, `admin/orders/${id}/status`, { status })
    this.#note(status, answer.status, 200, 409)
  }

  /** A buyer returns a piece, with two concurrent requests, and two administrators decide about it. */
  async #giveBack({ buyer, id }: Placed): Promise<void> {
    const { origin, admins } = this.market
    const accepted = this.random.chance(0.7)
    const body = { chosenReason: this.random.pick(returnReasons), lines: [{ lineNumber: 0, quantity: 1 }] }
    const asked = await Promise.all([1, 2].map(() => post(origin, buyer, `shop/orders/${id}/return`, body)))
    for (const { status } of asked) this.#note('return', status, 200, 400, 409)
    const waiting = asked.flatMap(({ data }) => data?.returns ?? []).find(({ state }) => state === 'requested')
    if (!waiting) return
    const decision = accepted
      ? { accept: true, restock: this.random.chance(0.6) }
      : { accept: false, note: 'It was worn' }
    const decide = () => post(origin, this.random.pick(admins), `admin/orders/${id}/returns/${waiting._id}`, decision)
    for (const { status } of await Promise.all([decide(), decide()])) this.#note('decide', status, 200, 409)
  }

  async #moveStock(): Promise<void> {
    const { origin, admins, wares } = this.market
    const kind = this.random.pick(['received', 'damaged'])
    const body = { key: crypto.randomUUID(), kind, pieces: this.random.whole(1, 5) }
    const path = `admin/products/${this.random.pick(wares).id}/stock`
    // A repeated call must take effect only once.
    const send = () => post(origin, this.random.pick(admins), path, body)
    for (const { status } of await Promise.all([send(), send()])) this.#note(kind, status, 200, 409)
  }

  /** Counts a response; returns true only for the first of the allowed statuses. */
  #note(what: string, status: number, ...allowed: number[]): boolean {
    const name = `${what} ${status}`
    this.seen[name] = (this.seen[name] ?? 0) + 1
    if (!allowed.includes(status) && !BUSY.includes(status)) this.wrong.push(name)
    return status === allowed[0]
  }
}
