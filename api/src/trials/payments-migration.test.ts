import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openDatabase } from '../database/database'
import { recountPayments } from '../order-figures/recount-payments'
import { refundCents } from '../orders/order-totals'
import { orders } from '../orders/table'
import { urlOf } from '../testing/database-pool/database-pool'
import { withOldDatabase } from '../testing/old-database'
import { seededRandom } from '../testing/seeded-random'
import { ledgerAgrees } from './check-ledger'
import { OldOrder } from './old-order'

const ORDERS = Number(process.env.TRIAL_MIGRATED || 200)
const SEED = Number(process.env.TRIAL_SEED || 13)
const DAY_MS = 86_400_000

jest.setTimeout(1_800_000)

test(`${ORDERS} orders get a ledger of exactly their amounts while the version before writes (TRIAL_SEED=${SEED})`, async () => {
  await withOldDatabase('payments', async (client, migrate) => {
    const random = seededRandom(SEED)
    const url = urlOf(client.database ?? '')
    const old = new Client({ connectionString: url })
    await old.connect()
    const { db, close } = openDatabase(url, { connections: 3, statementTimeout: 60_000 })
    const made = Array.from({ length: ORDERS }, (_, n) => new OldOrder(`buyer${n % 50}`, random))
    const stepAll = async (some: readonly OldOrder[]) => {
      for (const one of some) for (let left = random.whole(0, 5); left > 0; left -= 1) await one.step(old)
    }
    const recount = async (): Promise<[corrected: number, reported: Error[]]> => {
      const reported: Error[] = []
      const always = { from: new Date(Date.now() - 60 * DAY_MS), to: new Date(Date.now() + DAY_MS) }
      return [await db.transaction((tx) => recountPayments(tx, always, (error) => reported.push(error))), reported]
    }
    const all = async (query: SQL) => (await db.execute(query)).rows

    for (const one of made) await one.place(old)
    await stepAll(made)
    await Promise.all([migrate(), stepAll(made)])
    await Promise.all([recount(), stepAll(made)])
    await stepAll(made)
    expect((await recount())[1]).toEqual([])
    expect(await recount()).toEqual([0, []])

    const rows = new Map((await db.select().from(orders)).map((row) => [row.id, row]))
    for (const { id, total, discount, amounts, owed } of made) {
      const row = rows.get(id)
      if (!row) throw new Error(`the order ${id} is lost`)
      const { status, paidCents, returnedCents, refundedCents, totalCents, discountCents } = row
      expect({ status, paid: paidCents, returned: returnedCents, refunded: refundedCents }).toEqual(amounts)
      expect([totalCents, discountCents, refundCents(row)]).toEqual([total, discount, owed])
    }
    for (const [what, audit] of Object.entries(ledgerAgrees)) expect([what, await all(audit)]).toEqual([what, []])
    // Each payment that a person noted is in the ledger by that person, not as one sum.
    expect(
      await all(sql`select e.id from order_events e join orders o on o.user_id = e.user_id and o.id = e.order_id
        where e.kind in ('paid', 'refunded') and o.paid_cents <> 0
          and (select count(*) from payments p where p.event_id = e.id) <> 1`),
    ).toEqual([])
    expect(await all(sql`select distinct kind from payments order by kind`)).toHaveLength(4)
    await close()
    await old.end()
  })
})
