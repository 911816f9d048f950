import { desc, eq, sql } from 'drizzle-orm'
import { auditAs } from '../audit-scope/audit-scope'
import { products } from '../products/table'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { changedFields } from './changed-fields'
import { recordAudit } from './record-audit'
import { auditEntries, auditOrigins } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const boss = { role: 'administrator', actorId: 'boss', origin: null, operation: 'aTest' } as const
const latest = async () => (await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

test('an entry says who, when, from where, what before and after', async () => {
  const [product] = await stock(shop, newProduct({ name: 'Lamp', stock: 3 }))
  const id = product?.id ?? ''
  const headers = { 'user-agent': 'A browser' }
  const change = (body: object) =>
    call(shop.app, 'PATCH', `/api/v1/admin/products/${id}`, { token: 'admin-one', body, headers })
  expect((await change({ name: 'Tall lamp', price: 12.5 })).statusCode).toBe(200)
  const entry = await latest()
  expect(entry).toMatchObject({
    ...{ role: 'administrator', actorId: 'admin-one', operation: 'adminChangeProduct' },
    ...{ targetKind: 'product', targetId: id, label: 'Tall lamp' },
    before: { name: 'Lamp', price: 19.99 },
    after: { name: 'Tall lamp', price: 12.5 },
  })
  expect(Math.abs((entry?.at.getTime() ?? 0) - Date.now())).toBeLessThan(10_000)
  await change({ name: 'Lamp again' })
  const origins = await shop.db.select().from(auditOrigins).where(eq(auditOrigins.actorId, 'admin-one'))
  expect(origins).toMatchObject([{ id: entry?.originId, address: '127.0.0.1', agent: 'A browser' }])
})

test.each([
  ['update', sql`update audit_entries set actor_id = 'nobody'`],
  ['delete', sql`delete from audit_entries`],
  ['truncate', sql`truncate audit_entries`],
  [
    'an update by conflict',
    sql`insert into audit_entries select * from audit_entries on conflict (id) do update set label = ''`,
  ],
])('the database refuses %s by its owner, too, and without triggers', async (_, statement) => {
  const refused = (replica: boolean) =>
    shop.db.transaction(async (tx) => {
      if (replica) await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(statement)
    })
  expect(await latest()).toBeDefined()
  for (const replica of [false, true])
    await expect(refused(replica)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^audit_entries is append-only/) },
    })
})

test('the role of the application has no privilege to change entries', async () => {
  const { rows } = await shop.db.execute<{ grants: string }>(
    sql`select array_to_string(relacl, ' ') as grants from pg_class where relname = 'audit_entries'`,
  )
  // a, r: insert and select; w, d, D would be update, delete and truncate.
  for (const [, granted = ''] of rows[0]?.grants.matchAll(/=([a-zA-Z]*)\//g) ?? []) expect(granted).not.toMatch(/[wdD]/)
  expect(rows[0]?.grants).toMatch(/=a?r/)
})

test('a write without its entry does not commit', async () => {
  const [product] = await stock(shop, newProduct())
  const one = eq(products.id, product?.id ?? '')
  const write = () => shop.db.transaction((tx) => tx.update(products).set({ name: 'Unseen' }).where(one))
  await expect(auditAs(boss, write)).rejects.toThrow('aTest writes without an audit entry')
  const nested = () => shop.db.transaction((tx) => tx.transaction((inner) => inner.delete(products).where(one)))
  await expect(auditAs(boss, nested)).rejects.toThrow('aTest writes without an audit entry')
  const bare = [
    () => shop.db.update(products).set({ name: 'Unseen' }).where(one),
    () => shop.db.delete(products).where(one),
    () => shop.db.execute(sql`update products set name = 'Unseen'`),
    () => shop.db.execute(sql`with gone as (delete from products returning id) select * from gone`),
  ]
  for (const run of bare) await expect(auditAs(boss, async () => run())).rejects.toThrow('outside of a transaction')
  expect(await shop.db.select({ name: products.name }).from(products).where(one)).toEqual([{ name: product?.name }])
})

test('a write and its entry are kept or dropped together', async () => {
  const before = (await latest())?.id
  const target = { kind: 'product', id: 'p1' } as const
  const failing = () =>
    shop.db.transaction(async (tx) => {
      await recordAudit(tx, { target, after: { name: 'x' } })
      throw new Error('too late')
    })
  await expect(auditAs(boss, failing)).rejects.toThrow('too late')
  expect((await latest())?.id).toBe(before)
})

test('reading, locking aside, needs no entry, and nobody’s writes do', async () => {
  const [product] = await stock(shop, newProduct())
  const one = eq(products.id, product?.id ?? '')
  await auditAs(boss, () => shop.db.transaction((tx) => tx.select().from(products).where(one)))
  await auditAs(boss, () => shop.db.execute(sql`select 1 from products where ${one} for update`))
  const visitor = { ...boss, role: null }
  await auditAs(visitor, () => shop.db.update(products).set({ name: 'Seen' }).where(one))
  await shop.db.update(products).set({ name: 'Seen again' }).where(one)
})

test('only what differs is kept, and long texts are cut', () => {
  const sides = changedFields({ a: 1, b: [1], gone: true }, { a: 1, b: [1, 2], long: 'x'.repeat(9000), added: null })
  expect(sides.before).toEqual({ b: [1], gone: true })
  expect(sides.after).toEqual({ b: [1, 2], long: `${'x'.repeat(500)}…`, added: null })
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 'y'.repeat(400)]))
  expect(JSON.stringify(changedFields({}, many).after).length).toBeLessThan(12_000)
})

test('a text that is cut within an emoji is saved, and so is a list of such texts', async () => {
  const [product] = await stock(shop, newProduct({ name: 'Lamp' }))
  const path = `/api/v1/admin/products/${product?.id}`
  const desc = `${'x'.repeat(499)}${'😀'.repeat(20)}`
  const changed = await call(shop.app, 'PATCH', path, { token: 'admin', body: { desc } })
  expect([changed.statusCode, changed.json().data?.desc]).toEqual([200, desc])
  expect((await latest())?.after).toMatchObject({ desc: `${'x'.repeat(499)}…` })
  expect((await call(shop.app, 'POST', `${path}/duplicate`, { token: 'admin' })).statusCode).toBe(201)
  const target = { kind: 'product', id: 'p1' } as const
  for (const shift of ['', 'x']) {
    const texts = Array.from({ length: 30 }, () => `${shift}${'😀'.repeat(50)}`)
    await auditAs(boss, () => shop.db.transaction((tx) => recordAudit(tx, { target, after: { texts } })))
    expect(JSON.stringify((await latest())?.after)).toMatch(/😀…"}$/)
  }
})
