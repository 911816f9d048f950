import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEntries, auditOrigins } from '../audit/table'
import { unguardCell } from '../http/spreadsheet-cells'
import { testOnOneServer } from '../testing/on-cluster'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { users } from '../users/table'
import type { AuditEntry } from './schema'
import { uuidAt } from './uuid-at'

let shop: TestShop
const origin = uuidv7()
const seen = { address: '203.0.113.7', agent: 'A browser' }
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.insert(users).values([
    { uid: 'mina', name: 'Mina Manager', email: 'mina@shop.example' },
    { uid: 'bo', name: '', email: 'bo@shop.example' },
  ])
  await shop.db.insert(auditOrigins).values({ actorId: 'mina', id: origin, ...seen, firstAt: new Date() })
  await add('2026-11-01T23:59:59.999Z', { label: 'S-1001', targetId: 'o1', originId: origin })
  await add('2026-11-02T00:00:00.000Z', { label: '=SUM(A1)', targetKind: 'product', targetId: 'p1', actorId: 'gone' })
  await add('2026-11-03T12:00:00.000Z', { targetKind: 'account', targetId: 'bo', operation: 'adminDisableUser' })
  await add('2026-11-04T12:00:00.000Z', {
    role: 'command',
    actorId: '',
    operation: 'admin grant',
    targetKind: 'account',
  })
})
afterAll(() => shop.close())

async function add(time: string, change: Partial<typeof auditEntries.$inferInsert> = {}): Promise<void> {
  const at = new Date(time)
  await shop.db.insert(auditEntries).values({
    ...{ id: uuidAt(at), at, role: 'administrator', actorId: 'mina', operation: 'adminSetOrderStatus' },
    ...{ targetKind: 'order', targetId: 'x', before: { status: 'Pending' }, after: { status: 'Confirmed' } },
    ...change,
  })
}

const list = async (query: Record<string, string> = {}) =>
  (await call(shop.app, 'GET', `/api/v1/admin/audit?${new URLSearchParams(query)}`, { token: 'admin' })).json()
const targets = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ targetId }: AuditEntry) => targetId)

test('an entry names who did it, from where, and whom it is about', async () => {
  const { data, next } = await list()
  expect(next).toBeNull()
  expect(data[3]).toMatchObject({ actor: 'Mina Manager', actorId: 'mina', label: 'S-1001', kind: 'order', ...seen })
  expect(data[3]).toMatchObject({ before: { status: 'Pending' }, after: { status: 'Confirmed' } })
  expect(data[2]).toMatchObject({ actor: '', actorId: 'gone', address: '' })
  expect(data[1]).toMatchObject({ label: 'bo@shop.example', kind: 'account' })
  expect(data[0]).toMatchObject({ role: 'command', actorId: '', operation: 'admin grant' })
})

test.each([
  [{ role: 'command' }, ['x']],
  [{ kind: 'product' }, ['p1']],
  [{ operation: 'adminDisableUser' }, ['bo']],
  [{ target: 'o1' }, ['o1']],
  [{ actor: 'gone' }, ['p1']],
  [{ from: '2026-11-02', to: '2026-11-03' }, ['bo', 'p1']],
  [{ to: '2026-11-01' }, ['o1']],
  [{ search: 's-100' }, ['o1']],
  [{ search: 'manager' }, ['bo', 'o1']],
  [{ search: 'bo@shop' }, ['bo']],
  [{ search: 'p1' }, ['p1']],
  [{ search: '%' }, []],
  [{ search: 'manager', kind: 'order' }, ['o1']],
] as const)('%j finds %j', async (query, found) => {
  expect(await targets(query)).toEqual(found)
})

test('a day that does not exist is refused', async () => {
  const answer = await call(shop.app, 'GET', '/api/v1/admin/audit?from=2026-13-40', { token: 'admin' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'from'])
})

test('pages follow each other without a gap, while entries are added', async () => {
  const first = await list({ size: '2', from: '2026-11-01', to: '2026-11-04' })
  await add('2026-11-04T12:00:01.000Z', { targetId: 'later' })
  const second = await list({ size: '2', from: '2026-11-01', to: '2026-11-04', before: first.next })
  expect([...first.data, ...second.data].map(({ targetId }: AuditEntry) => targetId)).toEqual(['x', 'bo', 'p1', 'o1'])
  expect(second.next).toBeNull()
})

test('the export has all entries that match, more than a page of them, and no formula runs', async () => {
  for (let day = 1; day <= 250; day += 1)
    await add(`2025-01-01T00:${String(day % 60).padStart(2, '0')}:00.${100 + day}Z`)
  const all = await call(shop.app, 'GET', '/api/v1/admin/audit/export?to=2025-12-31', { token: 'admin' })
  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(all.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = all.body.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\ufefftime \(UTC\),who,role,action,/)
  expect(new Set(lines.slice(1).map((line) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(line)?.[0])).size).toBe(250)
  const one = await call(shop.app, 'GET', '/api/v1/admin/audit/export?target=p1', { token: 'admin' })
  expect(one.body).toContain(`"'=SUM(A1)"`.replaceAll('"', ''))
  expect(one.body).toContain('"{""status"":""Pending""}"')
  expect((await call(shop.app, 'GET', '/api/v1/admin/audit/export', { token: 'bob' })).statusCode).toBe(403)
})

test('whatever stands in an entry is read back whole from the export, and no line of a cell runs', async () => {
  // Has line breaks, but nothing else for which a cell is quoted.
  const hostile = '=1+1\n@SUM(1)\r+2'
  const id = uuidv7()
  await shop.db.insert(users).values({ uid: 'mal', name: hostile, email: 'mal@shop.example' })
  await shop.db
    .insert(auditOrigins)
    .values({ actorId: 'mal', id, address: hostile, agent: hostile, firstAt: new Date() })
  const texts = { label: hostile, before: { note: hostile }, after: { reason: hostile, [hostile]: hostile } }
  await add('2024-06-01T00:00:00.000Z', { actorId: 'mal', originId: id, targetId: hostile, ...texts })
  const answer = await call(shop.app, 'GET', '/api/v1/admin/audit/export?actor=mal', { token: 'admin' })
  const record_delimiter = ['\r\n', '\n', '\r']
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true, record_delimiter })
  const [row = {}, ...others] = rows
  expect(others).toEqual([])
  for (const field of ['who', 'address', 'browser', 'targetId', 'name', 'reason'])
    expect([field, unguardCell(row[field] ?? '')]).toEqual([field, hostile])
  expect(JSON.parse(row.after ?? '')).toEqual(texts.after)
  expect(Object.values(row).filter((cell) => /(^|[\r\n])\s*[=+\-@]/.test(cell))).toEqual([])
})

test('the export says what the page says, with times that spreadsheets read', async () => {
  await add('2024-07-01T08:09:10.000Z', {
    label: 'S-7',
    targetId: 'words',
    after: { event: 'parcel-delivered', cents: 1775 },
  })
  const answer = await call(shop.app, 'GET', '/api/v1/admin/audit/export?target=words', { token: 'admin' })
  expect(parse(answer.body, { bom: true, columns: true })[0]).toMatchObject({
    ...{ 'time (UTC)': '2024-07-01 08:09:10', who: 'Mina Manager', role: 'Administrator', about: 'Order', name: 'S-7' },
    action: 'Marked a parcel of order S-7 as delivered for cash of $17.75',
    changes: 'Status: Pending',
  })
})

test('what looks like a time in the words of an entry does not end the export', async () => {
  const name = 'Mug of 2024-13-45T99:99:99Z'
  await add('2024-08-01T00:00:00.000Z', {
    ...{ operation: 'sellerCreateProduct', targetKind: 'product', targetId: 'timed', before: {} },
    after: { name, brand: '2024-13-45T99:99:99Z', startsAt: '2024-09-01T08:00:00.000Z' },
  })
  const answer = await call(shop.app, 'GET', '/api/v1/admin/audit/export?target=timed', { token: 'admin' })
  const [row]: { changes: string }[] = parse(answer.body, { bom: true, columns: true })
  expect(row?.changes.split('\n')).toEqual([
    ...[`Name: ${name}`, 'Brand: 2024-13-45 99:99:99', 'Start: 2024-09-01 08:00:00'],
  ])
})

test.each(['from', 'to', 'search'])('an export with a bad %s is a 400 and no file', async (field) => {
  const query = `${field}=${field === 'search' ? '%00' : '1969-01-01'}`
  const answer = await call(shop.app, 'GET', `/api/v1/admin/audit/export?${query}`, { token: 'admin' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

testOnOneServer('a page reads by an index, not the whole table', async () => {
  await shop.db.execute(sql`
    insert into audit_entries select gen_random_uuid(), now(), 'administrator', 'a' || i % 50, null, 'op' || i % 30,
      'product', 't' || i, 'L' || i, '{}', '{}' from generate_series(1, 20000) i`)
  await shop.db.execute(sql`analyze audit_entries`)
  const plan = async (where: string) => {
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain select * from audit_entries where ${where} order by id desc limit 51`),
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const where of ['true', `actor_id = 'a7'`, `target_id = 't7'`, `operation = 'op3'`, `target_kind = 'product'`])
    expect(await plan(where)).toMatch(/Index Scan/)
  expect(await plan(`lower(label) like 'l77%'`)).toMatch(/audit_entries_by_label/)
})
