import { withOldDatabase } from '../testing/old-database'

test('orders from before payments and returns were recorded get them by their status', async () => {
  await withOldDatabase('orders_paid_and_returned', async (client, migrate) => {
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
    await migrate()
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
    // The earlier version still cancels whole orders while the new one starts.
    await client.query(`update orders set status = 'Cancelled' where status = 'Pending'`)
  })
})

test('orders from before parcels have one per sender, with the tracking that they had', async () => {
  await withOldDatabase('parcels_per_sender', async (client, migrate) => {
    const statuses = ['Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'Return requested']
    const seller = '0190f3b6-0000-7000-8000-0000000000aa'
    for (const [index, status] of statuses.entries()) {
      const id = `0190f3b6-0000-7000-8000-00000000000${index}`
      const cancelled = status === 'Cancelled' ? 2 : 1
      await client.query(
        `insert into orders (user_id, id, order_number, idempotency_key, request_hash, status, name, email, phone, street,
          district, sub_district, country, postal_code, order_notes, payment_type, subtotal_cents, shipping_cents, tax_cents,
          total_cents, tracking_carrier, tracking_number, created_at)
         values ('ada', $1, $2, $2, '', $3, '', '', '', '', '', '', '', '', '', 'check_payments', $4, 0, 0, $4,
          $5, $6, '2026-01-01')`,
        [
          id,
          `S-${index}`,
          status,
          status === 'Cancelled' ? 3000 : 2000,
          ...(index === 1 ? ['DHL', 'X1'] : [null, null]),
        ],
      )
      await client.query(
        `insert into order_lines (user_id, order_id, line_number, product_id, name, image, price_cents, quantity, cancelled,
          seller_id)
         values ('ada', $1, 0, $1, 'Mug', '', 1000, 2, $2, null), ('ada', $1, 1, $1, 'Map', '', 1000, 1, $3, $4)`,
        [id, cancelled, cancelled - 1, seller],
      )
      const reached = statuses.slice(1, index + 1).filter((one) => one !== 'Cancelled')
      for (const [step, event] of reached.entries()) {
        await client.query(
          `insert into order_events (user_id, order_id, id, status, actor, actor_id, at)
           values ('ada', $1, gen_random_uuid(), $2, 'admin', 'x', '2026-01-02'::timestamptz + $3 * interval '1 day')`,
          [id, event, step],
        )
      }
    }
    await migrate()
    const lines = await client.query('select shipped from order_lines order by order_id, line_number')
    expect(lines.rows.map(({ shipped }) => shipped)).toEqual([0, 0, 1, 1, 1, 1, 0, 0, 1, 1])
    const { rows } = await client.query(
      `select o.order_number as order, p.seller_id is null as own, p.lines, p.carrier, p.tracking_number as number,
        extract(day from shipped_at)::int as shipped, extract(day from delivered_at)::int as delivered
       from parcels p join orders o on o.id = p.order_id order by 1, 2 desc`,
    )
    const mug = [{ lineNumber: 0, quantity: 1 }]
    const map = [{ lineNumber: 1, quantity: 1 }]
    const none = { carrier: null, number: null }
    const dhl = { carrier: 'DHL', number: 'X1' }
    expect(rows).toEqual([
      { order: 'S-1', own: true, lines: mug, ...dhl, shipped: 2, delivered: null },
      { order: 'S-1', own: false, lines: map, ...dhl, shipped: 2, delivered: null },
      { order: 'S-2', own: true, lines: mug, ...none, shipped: 2, delivered: 3 },
      { order: 'S-2', own: false, lines: map, ...none, shipped: 2, delivered: 3 },
      { order: 'S-4', own: true, lines: mug, ...none, shipped: 2, delivered: 3 },
      { order: 'S-4', own: false, lines: map, ...none, shipped: 2, delivered: 3 },
    ])
    // The check of totals works again.
    await expect(client.query('update orders set subtotal_cents = 1, total_cents = 1')).rejects.toThrow('differs')
  })
})
