import { sql } from 'drizzle-orm'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { keepPlan } from './keep-plan'

let database: TestDatabase
let one: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await openTestDatabase()
  // Two hundred statements wait for this one connection.
  one = openDatabase(database.url, { connections: 1, connectionWait: 60_000 })
})
afterAll(async () => {
  await one.close()
  await database.close()
})

/** The named prepared statements of the connection. */
async function kept(): Promise<{ statement: string; plans: number }[]> {
  const { rows } = await one.db.execute<{ statement: string; plans: number }>(
    sql`select statement, (generic_plans + custom_plans)::int as plans from pg_prepared_statements order by prepare_time`,
  )
  return rows
}

test('a marked statement is prepared once per connection, any other is not', async () => {
  for (const n of [1, 2, 3]) {
    const { rows } = await one.db.execute(sql`select ${n}::int + 1 as next ${keepPlan}`)
    expect(rows).toEqual([{ next: n + 1 }])
    await one.db.execute(sql`select ${n}::int`)
  }
  expect(await kept()).toEqual([{ statement: expect.stringContaining('as next'), plans: 3 }])
})

test('a connection forgets what it keeps before that grows without end, and each answer stays right', async () => {
  for (let n = 0; n < 200; n += 1) {
    const { rows } = await one.db.execute(sql`select ${n}::int as value, ${sql.raw(String(n))} as text ${keepPlan}`)
    expect(rows).toEqual([{ value: n, text: n }])
  }
  const all = Array.from({ length: 200 }, (_, n) =>
    one.db.execute(sql`select ${n}::int as value, ${sql.raw(String(n % 150))} as again ${keepPlan}`),
  )
  expect((await Promise.all(all)).map(({ rows }) => rows[0])).toEqual(
    Array.from({ length: 200 }, (_, n) => ({ value: n, again: n % 150 })),
  )
  expect((await kept()).length).toBeLessThanOrEqual(64)
})

test('a statement that is kept follows a change of its table', async () => {
  await one.db.execute(sql`create table kept_things (id integer)`)
  const read = () => one.db.execute(sql`select id from kept_things where id > ${0} ${keepPlan}`)
  for (let n = 0; n < 7; n += 1) expect((await read()).rows).toEqual([])
  await one.db.execute(sql`create table kept_next as select 7 as id`)
  await one.db.execute(sql`drop table kept_things`)
  await one.db.execute(sql`alter table kept_next rename to kept_things`)
  expect((await read()).rows).toEqual([{ id: 7 }])
})
