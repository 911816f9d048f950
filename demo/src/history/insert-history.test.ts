import { returnReasons, sql } from '@superium/api/seeding'
import { openTestDatabase, type TestDatabase } from '@superium/api/testing/test-database'
import { seedDatabase } from '../seeding/seed-database'
import { insertHistory } from './insert-history'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.url, 40, () => {})
})
afterAll(() => database.close())

test('a history is added once, and its returns have reasons that the form offers', async () => {
  expect(await insertHistory(database.db, 400)).toBe(true)
  expect(await insertHistory(database.db, 400)).toBe(false)
  const { rows } = await database.db.execute(sql`select distinct chosen_reason as reason from order_returns`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { reason } of rows) expect(returnReasons).toContain(reason)
})
