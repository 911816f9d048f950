import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { isOutage } from './is-outage'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([0, 200])('a connection that is lost within a transaction is an outage, also %i ms later', async (pause) => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
    await wait(pause)
  })
  expect(isOutage(await lost.catch((error: unknown) => error))).toBe(true)
  const { rows } = await database.db.execute(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})
