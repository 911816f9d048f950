import type { Database } from '../database/database'
import { orders } from '../orders/table'

/** What buyers were told: the order of each key, by account and key. */
export class PlacedOrders {
  readonly #ids = new Map<string, string>()

  /** Remembers an answer; throws when the same key was answered with another order. */
  add(user: string, key: string, id: string): void {
    const known = this.#ids.get(`${user} ${key}`)
    if (known !== undefined && known !== id) throw new Error(`the key ${key} of ${user} made ${known} and ${id}`)
    this.#ids.set(`${user} ${key}`, id)
  }

  /** The ids of all orders so far. */
  get ids(): string[] {
    return [...this.#ids.values()]
  }

  get size(): number {
    return this.#ids.size
  }

  /** Orders that were answered and are not in the database as answered, and ones that nobody was told of. */
  async lostAndDoubled(db: Database): Promise<string[]> {
    const rows = await db.select({ user: orders.userId, key: orders.idempotencyKey, id: orders.id }).from(orders)
    const kept = new Map(rows.map(({ user, key, id }) => [`${user} ${key}`, id]))
    const lost = [...this.#ids].filter(([key, id]) => kept.get(key) !== id).map(([key]) => `lost: ${key}`)
    const unknown = [...kept.keys()].filter((key) => !this.#ids.has(key)).map((key) => `nobody was told: ${key}`)
    return [...lost, ...unknown]
  }
}
