import { sql } from 'drizzle-orm'
import { isOutage } from '../http/is-outage'
import { spreadOnCluster } from '../testing/on-cluster'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { retryDeadlock } from './retry-deadlock'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table pots (id int primary key, pieces int not null)`)
  await spreadOnCluster(database.db, 'pots', 'id')
  await database.db.execute(sql`insert into pots values (1, 0), (2, 0)`)
})
afterAll(() => database.close())

/** A transaction that adds a piece to both pots, and between them lets the other transaction lock the second one. */
function addTo(first: number, second: number, met: () => Promise<void>) {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`update pots set pieces = pieces + 1 where id = ${first}`)
    await met()
    await tx.execute(sql`update pots set pieces = pieces + 1 where id = ${second}`)
  })
}

/** Resolves for both when two have come; later ones do not wait. */
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
  const count = (work: () => Promise<void>) => () => {
    tries += 1
    return work()
  }
  await Promise.all([retryDeadlock(count(() => addTo(1, 2, met))), retryDeadlock(count(() => addTo(2, 1, met)))])
  const { rows } = await database.db.execute(sql`select pieces from pots order by id`)
  expect(rows).toEqual([{ pieces: 2 }, { pieces: 2 }])
  // The second try may meet the other transaction once more.
  expect(tries).toBeGreaterThanOrEqual(3)
})

test('a deadlock that stays is passed on after three tries, as an outage; other errors at once', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const failing = jest.fn(() => Promise.reject(new Error('Failed query', { cause: deadlock })))
  await expect(retryDeadlock(failing)).rejects.toThrow('Failed query')
  expect(failing).toHaveBeenCalledTimes(3)
  expect(isOutage(new Error('Failed query', { cause: deadlock }))).toBe(true)
  const broken = jest.fn(() => Promise.reject(new Error('broken')))
  await expect(retryDeadlock(broken)).rejects.toThrow('broken')
  expect(broken).toHaveBeenCalledTimes(1)
})
