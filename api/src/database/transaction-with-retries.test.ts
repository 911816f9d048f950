import { sql } from 'drizzle-orm'
import { spreadOnCluster } from '../testing/on-cluster'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { transactionWithRetries } from './transaction-with-retries'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table pots (id int primary key, pieces int not null)`)
  await spreadOnCluster(database.db, 'pots', 'id')
  await database.db.execute(sql`insert into pots values (1, 0), (2, 0)`)
})
afterAll(() => database.close())

/** Waits until two callers have arrived; later ones do not wait. */
function meeting() {
  let come = 0
  let open = () => {}
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come >= 2) open()
    return both
  }
}

test('of two transactions that lock each other out both end, one of them on a later try', async () => {
  const met = meeting()
  let tries = 0
  /** Adds a piece to both pots; in between, the other transaction locks the second one. */
  const addTo = (first: number, second: number) =>
    transactionWithRetries(database.db, async (tx) => {
      tries += 1
      await tx.execute(sql`update pots set pieces = pieces + 1 where id = ${first}`)
      await met()
      await tx.execute(sql`update pots set pieces = pieces + 1 where id = ${second}`)
    })
  await Promise.all([addTo(1, 2), addTo(2, 1)])
  const { rows } = await database.db.execute(sql`select pieces from pots order by id`)
  expect(rows).toEqual([{ pieces: 2 }, { pieces: 2 }])
  // The retry may collide with the other transaction again.
  expect(tries).toBeGreaterThanOrEqual(3)
})

const failingWith = (code: string) =>
  jest.fn(() => Promise.reject(new Error('Failed query', { cause: Object.assign(new Error(), { code }) })))

test.each([
  ['40P01', 3],
  ['40001', 3],
  ['57014', 1],
  ['23505', 1],
])('what fails with %s each time is tried %i times', async (code, times) => {
  const failing = failingWith(code)
  await expect(transactionWithRetries(database.db, failing)).rejects.toThrow('Failed query')
  expect(failing).toHaveBeenCalledTimes(times)
})

test('within a transaction nothing is tried again: the whole begins anew', async () => {
  const [outer, inner] = [jest.fn(), failingWith('40P01')]
  const work = transactionWithRetries(database.db, async (tx) => {
    outer()
    await transactionWithRetries(tx, inner)
  })
  await expect(work).rejects.toThrow('Failed query')
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([3, 3])
})
