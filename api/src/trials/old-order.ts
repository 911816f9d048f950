import type { Client } from 'pg'
import { uuidv7 } from 'uuidv7'
import type { SeededRandom } from '../testing/seeded-random'

const TYPES = ['cash_on_delivery', 'direct_bank_transfer', 'check_payments'] as const
const SENDERS = [null, '0190f3b6-0000-7000-8000-0000000000aa', '0190f3b6-0000-7000-8000-0000000000bb'] as const

/** The money of an order, as the version before the ledger counts it. */
interface Amounts {
  status: string
  paid: number | null
  returned: number
  refunded: number
}

/** An order that the version before the ledger places and changes, by the statements of that version, in random steps. */
export class OldOrder {
  readonly id = uuidv7()
  readonly amounts: Amounts = { status: 'Pending', paid: null, returned: 0, refunded: 0 }
  readonly total: number
  readonly discount: number
  readonly #own: [string, string]
  readonly #type: (typeof TYPES)[number]
  readonly #lines: { sellerId: string | null; priceCents: number; quantity: number; shipped: boolean; back: boolean }[]
  readonly #shipping: number
  readonly #tax: number

  constructor(
    user: string,
    private readonly random: SeededRandom,
  ) {
    this.#own = [user, this.id]
    this.#type = random.pick(TYPES)
    this.#lines = Array.from({ length: random.whole(1, 3) }, () => ({
      ...{ sellerId: random.pick(SENDERS), priceCents: random.whole(1, 9999), quantity: random.whole(1, 3) },
      ...{ shipped: false, back: false },
    }))
    this.discount = random.chance(0.5) ? random.whole(0, Math.floor(this.#subtotal / 2)) : 0
    this.#shipping = random.pick([0, 2500])
    this.#tax = Math.round((this.#subtotal - this.discount) * 0.15)
    this.total = this.#subtotal - this.discount + this.#shipping + this.#tax
  }

  get #subtotal(): number {
    return this.#lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  }

  /** What the version before owes. */
  get owed(): number {
    const { status, paid, returned } = this.amounts
    if (paid === null && this.#type === 'cash_on_delivery') return returned
    return Math.max(0, (paid ?? 0) - (status === 'Cancelled' ? 0 : this.total - returned))
  }

  async place(client: Client): Promise<void> {
    await client.query(
      `with placed as (
        insert into orders (user_id, id, order_number, idempotency_key, request_hash, status, name, email, phone, street,
          district, sub_district, country, postal_code, order_notes, payment_type, subtotal_cents, discount_cents, shipping_cents,
          tax_cents, total_cents, created_at)
        values ($1, $2, $3, $3, '', 'Pending', '', '', '', '', '', '', '', '', '', $4, $5, $6, $7, $8, $9,
          now() - $10 * interval '1 day'))
      insert into order_lines (user_id, order_id, line_number, product_id, seller_id, name, image, price_cents, quantity)
      select $1, $2, n - 1, $2, seller, 'Mug', '', price, quantity
      from unnest($11::uuid[], $12::int[], $13::int[]) with ordinality as line (seller, price, quantity, n)`,
      [
        ...[
          ...this.#own,
          `S-${this.id}`,
          this.#type,
          this.#subtotal,
          this.discount,
          this.#shipping,
          this.#tax,
          this.total,
        ],
        ...[this.random.whole(0, 40), this.#lines.map(({ sellerId }) => sellerId)],
        ...[this.#lines.map(({ priceCents }) => priceCents), this.#lines.map(({ quantity }) => quantity)],
      ],
    )
  }

  /** One of the changes that the order allows now, in one transaction. */
  async step(client: Client): Promise<void> {
    const { amounts, random } = this
    const kind = random.whole(0, 5)
    await client.query('begin')
    if (kind === 0 && amounts.paid === null && amounts.status !== 'Cancelled') await this.#pay(client, 'admin')
    else if (kind === 1 && amounts.status === 'Pending') await this.#cancel(client)
    else if (kind < 4 && amounts.status !== 'Cancelled') await this.#arrive(client)
    else if (kind === 4) await this.#comeBack(client)
    else await this.#refund(client)
    await client.query('commit')
  }

  async #event(client: Client, kind: string, actor: string, note = '', sellerId: string | null = null): Promise<void> {
    const values = [...this.#own, uuidv7(), kind, this.amounts.status, note, actor, sellerId]
    await client.query(
      `insert into order_events (user_id, order_id, id, kind, status, note, actor, actor_id, seller_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, clock_timestamp())`,
      values,
    )
  }

  async #pay(client: Client, actor: string): Promise<void> {
    this.amounts.paid = this.#type === 'cash_on_delivery' ? this.total : this.total - this.amounts.returned
    const set = 'update orders set paid_at = clock_timestamp(), paid_cents = $3 where user_id = $1 and id = $2'
    await client.query(set, [...this.#own, this.amounts.paid])
    // Orders from before there was this event, and those of a bulk, have none.
    if (this.random.chance(0.8)) await this.#event(client, 'paid', actor)
  }

  async #setStatus(client: Client, status: string): Promise<void> {
    this.amounts.status = status
    await client.query('update orders set status = $3 where user_id = $1 and id = $2', [...this.#own, status])
    await this.#event(client, 'status', 'admin')
  }

  async #cancel(client: Client): Promise<void> {
    await client.query('update order_lines set cancelled = quantity where user_id = $1 and order_id = $2', this.#own)
    await this.#setStatus(client, 'Cancelled')
  }

  /** A parcel of one line; with the last one the order is delivered, and one in cash is paid. */
  async #arrive(client: Client): Promise<void> {
    const lineNumber = this.#lines.findIndex(({ shipped }) => !shipped)
    const line = this.#lines[lineNumber]
    if (!line) return
    line.shipped = true
    if (this.amounts.status === 'Pending') await this.#setStatus(client, 'Confirmed')
    const pieces = JSON.stringify([{ lineNumber, quantity: line.quantity }])
    await client.query(
      `with sent as (update order_lines set shipped = quantity where user_id = $1 and order_id = $2 and line_number = $3)
      insert into parcels (user_id, order_id, id, seller_id, lines, shipped_at, delivered_at)
      values ($1, $2, $4, $5, $6, clock_timestamp() - interval '1 day', clock_timestamp())`,
      [...this.#own, lineNumber, uuidv7(), line.sellerId, pieces],
    )
    await this.#event(client, 'parcel-delivered', line.sellerId === null ? 'admin' : 'seller', '', line.sellerId)
    if (this.#lines.some(({ shipped }) => !shipped)) return
    await this.#setStatus(client, 'Delivered')
    if (this.#type === 'cash_on_delivery' && this.amounts.paid === null) await this.#pay(client, 'system')
  }

  async #comeBack(client: Client): Promise<void> {
    const lineNumber = this.#lines.findIndex(({ shipped, back }) => shipped && !back)
    const line = this.#lines[lineNumber]
    if (!line) return
    line.back = true
    const left = this.total - this.#shipping - this.amounts.returned
    const rest = this.#lines.every(({ back }) => back)
    const value = rest ? left : Math.min(left, Math.round((line.priceCents * line.quantity * 1.15) / 2))
    this.amounts.returned += value
    await client.query(
      `with back as (update order_lines set returned = quantity where user_id = $1 and order_id = $2 and line_number = $3),
      accepted as (update orders set returned_cents = returned_cents + $4 where user_id = $1 and id = $2)
      insert into order_returns (user_id, order_id, id, state, reason, lines, seller_id, value_cents, requested_at, decided_at, decided_by)
      values ($1, $2, $5, 'accepted', '', $6, $7, $4, clock_timestamp(), clock_timestamp(), 'x')`,
      [
        ...[...this.#own, lineNumber, value, uuidv7(), JSON.stringify([{ lineNumber, quantity: line.quantity }])],
        line.sellerId,
      ],
    )
    await this.#event(client, 'return-accepted', 'seller', '', line.sellerId)
    if (rest) await this.#setStatus(client, 'Returned')
  }

  async #refund(client: Client): Promise<void> {
    const left = this.owed - this.amounts.refunded
    if (left <= 0) return
    const cents = this.random.chance(0.5) ? left : this.random.whole(1, left)
    this.amounts.refunded += cents
    const set = 'update orders set refunded_cents = refunded_cents + $3 where user_id = $1 and id = $2'
    await client.query(set, [...this.#own, cents])
    const note = this.random.pick(['', ': By transfer', ': $9.99 of it in cash'])
    await this.#event(client, 'refunded', 'admin', `$${(cents / 100).toFixed(2)}${note}`)
  }
}
