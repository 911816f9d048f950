import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

const folder = join(__dirname, '../../migrations')
const MIGRATION = readdirSync(folder).find((name) => name.endsWith('_orders_paid_and_returned.sql')) ?? ''

/** Checks something in a database of its own, which is as it was before payments and returns were recorded. */
async function withOldDatabase(check: (client: Client) => Promise<void>): Promise<void> {
  const { TEST_DATABASE_URL: server = '' } = process.env
  const name = `old_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const client = new Client({ connectionString: Object.assign(new URL(server), { pathname: `/${name}` }).href })
  await client.connect()
  try {
    const before = readdirSync(folder).filter((file) => file.endsWith('.sql') && file < MIGRATION)
    for (const file of before.toSorted()) await run(client, file)
    await check(client)
  } finally {
    await client.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function run(client: Client, file: string): Promise<void> {
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
    await client.query(statement)
}

test('orders from before payments and returns were recorded get them by their status', async () => {
  await withOldDatabase(async (client) => {
    const statuses = ['Pending', 'Shipped', 'Delivered', 'Cancelled', 'Return requested', 'Returned']
    for (const [index, status] of statuses.entries()) {
      const id = `0190f3b6-0000-7000-8000-00000000000${index}`
      await client.query(
        `insert into orders (user_id, id, order_number, idempotency_key, request_hash, status, name, email, phone, street,
          district, sub_district, country, postal_code, order_notes, payment_type, subtotal_cents, shipping_cents, tax_cents,
          total_cents, created_at)
         values ('ada', $1, $2, $2, '', $3, '', '', '', '', '', '', '', '', '', 'check_payments', 2000, 2500, 300, 4800, now())`,
        [id, `S-${index}`, status],
      )
      await client.query(
        `insert into order_lines (user_id, order_id, line_number, product_id, name, image, price_cents, quantity)
         values ('ada', $1, 0, $1, 'Mug', '', 1000, 2)`,
        [id],
      )
      const reached = statuses.slice(2, 3).concat(status)
      for (const [step, event] of (index < 2 || index === 3 ? [status] : reached).entries()) {
        await client.query(
          `insert into order_events (user_id, order_id, id, status, actor, actor_id, at)
           values ('ada', $1, gen_random_uuid(), $2, 'admin', 'x', now() + $3 * interval '1 second')`,
          [id, event, step],
        )
      }
    }
    await run(client, MIGRATION)
    const orders = await client.query(
      'select status, paid_at is not null as paid, paid_cents, returned_cents from orders order by id',
    )
    expect(orders.rows).toEqual([
      { status: 'Pending', paid: false, paid_cents: null, returned_cents: 0 },
      { status: 'Shipped', paid: false, paid_cents: null, returned_cents: 0 },
      { status: 'Delivered', paid: true, paid_cents: 4800, returned_cents: 0 },
      { status: 'Cancelled', paid: false, paid_cents: null, returned_cents: 0 },
      { status: 'Return requested', paid: true, paid_cents: 4800, returned_cents: 0 },
      { status: 'Returned', paid: true, paid_cents: 4800, returned_cents: 2300 },
    ])
    const returns = await client.query('select state, lines, value_cents from order_returns')
    expect(returns.rows).toEqual([{ state: 'requested', lines: [{ lineNumber: 0, quantity: 2 }], value_cents: 2300 }])
    // The version before goes on cancelling whole orders while the new one starts.
    await client.query(`update orders set status = 'Cancelled' where status = 'Pending'`)
  })
})
