import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { isOutage, isUnreachable } from './is-outage'

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

const failing = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(), { code }) })

test.each(['08006', '53300', '57P01', '57P03', 'ECONNREFUSED'])('with %s the database cannot be reached', (code) => {
  expect([isUnreachable(failing(code)), isOutage(failing(code))]).toEqual([true, true])
})

test.each(['57014', '55P03', '40P01', '40001', '53100', 'ENOSPC'])(
  'with %s the database is reached, and a retry may help',
  (code) => expect([isUnreachable(failing(code)), isOutage(failing(code))]).toEqual([false, true]),
)

test('a statement that takes too long is an outage, not an unreachable database', async () => {
  const slow = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`)
    await tx.execute(sql`select pg_sleep(5)`)
  })
  const error = await slow.catch((reason: unknown) => reason)
  expect([isUnreachable(error), isOutage(error)]).toEqual([false, true])
})
