import { parcels } from '../orders/table'
import type { SeededRandom } from '../testing/seeded-random'
import { call, type TestShop } from '../testing/test-shop'
import type { PlacedOrders } from './placed-orders'
import { trialSellers } from './stock-trial'

/** An administrator who confirms orders, and senders who ship and deliver at random while buyers cancel. */
export class RandomSenders {
  /** How often each kind of answer came. */
  readonly seen = new Map<string, number>()

  constructor(
    private readonly shop: TestShop,
    private readonly random: SeededRandom,
    private readonly placed: PlacedOrders,
  ) {}

  /** One of the things that senders do, all about recent orders, which buyers still change. */
  async act(): Promise<void> {
    const { ids } = this.placed
    const id = ids[this.random.whole(Math.max(0, ids.length - 6), Math.max(0, ids.length - 1))]
    const kind = this.random.whole(0, 9)
    const seller = this.random.pick(trialSellers)
    const [lineNumber, quantity] = [this.random.whole(0, 3), this.random.whole(1, 2)]
    const asAdmin = this.random.chance(0.3)
    const all = this.random.chance(0.5)
    if (id === undefined) return
    if (kind < 3) return this.#send('confirm', `admin/orders/${id}/status`, 'admin', { status: 'Confirmed' }, 409)
    const body = all ? {} : { lines: [{ lineNumber, quantity }] }
    // 400: not a line of the sender; 404: no line of the seller; 409: not confirmed yet, or nothing left.
    if (kind < 8)
      return asAdmin
        ? this.#send('ship', `admin/orders/${id}/parcels`, 'admin', body, 400, 409)
        : this.#send('seller ships', `seller/orders/${id}/parcels`, seller, body, 400, 404, 409)
    const sent = await this.shop.db.select({ order: parcels.orderId, id: parcels.id }).from(parcels)
    const parcel = sent[lineNumber % Math.max(1, sent.length)]
    if (parcel)
      await this.#send('deliver', `admin/orders/${parcel.order}/parcels/${parcel.id}/delivered`, 'admin', {}, 409)
  }

  async #send(what: string, path: string, token: string, body: object, ...refusals: number[]): Promise<void> {
    const { statusCode } = await call(this.shop.app, 'POST', `/api/v1/${path}`, { token, body })
    if (statusCode !== 200 && !refusals.includes(statusCode)) throw new Error(`${what} was answered with ${statusCode}`)
    const name = `${what} ${statusCode}`
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1)
  }
}
