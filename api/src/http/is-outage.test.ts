import { until } from '@superium/shared/testing/node'
import { sql } from 'drizzle-orm'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { isOutage } from './is-outage'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each(['is being lost', 'was lost'])('a connection that %s within a transaction is an outage', async (when) => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
    if (when === 'was lost')
      await until(() =>
        tx.execute(sql`select 1`).then(
          () => false,
          ({ cause }) => /not queryable/.test(cause),
        ),
      )
  })
  expect(isOutage(await lost.catch((error: unknown) => error))).toBe(true)
  const { rows } = await database.db.execute(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})

const failing = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(), { code }) })

test.each(['08006', '53300', '57P01', '57014', '55P03', '40P01', '40001', '53100', 'ECONNREFUSED', 'ENOSPC'])(
  '%s is an outage, after which a retry may help',
  (code) => expect(isOutage(failing(code))).toBe(true),
)

test.each(['23505', '42601', '22P02', 'ERR_INVALID_ARG_TYPE'])('%s is none', (code) =>
  expect(isOutage(failing(code))).toBe(false),
)
