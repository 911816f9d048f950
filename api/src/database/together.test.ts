import { sql } from 'drizzle-orm'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { type DatabaseHandle, openDatabase } from './database'
import { together } from './together'

let database: TestDatabase
let one: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
  one = openDatabase(database.url, { connections: 1 })
  await one.db.execute(sql`create table notes (n integer primary key)`)
})
afterAll(async () => {
  await one.close()
  await database.close()
})

const add = (n: number) => sql`insert into notes values (${n})`
const notes = async () =>
  (await one.db.execute<{ n: number }>(sql`select n from notes order by n`)).rows.map(({ n }) => n)

test('steps run in their order, each after what those before have written, though nobody waits in between', async () => {
  const seen = await one.db.transaction((tx) =>
    together(
      () => tx.execute(add(1)),
      () => tx.execute<{ n: number }>(sql`select count(*)::int as n from notes`),
      async () => {
        await tx.execute(add(2))
        // The steps behind this one did not wait for it.
        return (await tx.execute(sql`select n from notes where n = 3`)).rows
      },
      () => tx.execute(add(3)),
    ),
  )
  expect([seen[1].rows, seen[2]]).toEqual([[{ n: 1 }], [{ n: 3 }]])
  expect(await notes()).toEqual([1, 2, 3])
})

test('a function’s first statement is sent before the statement of the step behind it', async () => {
  const [, found] = await one.db.transaction((tx) =>
    together(
      async () => {
        await tx.execute(add(10))
      },
      () => tx.execute<{ n: number }>(sql`select n from notes where n = 10`),
    ),
  )
  expect(found.rows).toEqual([{ n: 10 }])
  await one.db.execute(sql`delete from notes where n = 10`)
})

test('no statement of a step runs after the transaction has been rolled back', async () => {
  const work = one.db.transaction((tx) =>
    together(
      () => {
        throw new Error('No.')
      },
      async () => {
        await tx.execute(sql`select pg_sleep(0.05)`)
        await tx.execute(add(11))
      },
    ),
  )
  await expect(work).rejects.toThrow('No.')
  expect(await notes()).toEqual([1, 2, 3])
})

test('the first error rejects, all is rolled back, and the connection goes on', async () => {
  const work = one.db.transaction((tx) =>
    together(
      () => tx.execute(add(4)),
      () => tx.execute(add(4)),
      () => tx.execute(sql`select nothing from nowhere`),
      () => tx.execute(add(5)),
    ),
  )
  await expect(work).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await notes()).toEqual([1, 2, 3])
})

test('an error of a step itself rolls back what travelled behind it', async () => {
  const work = one.db.transaction((tx) =>
    together(
      async () => {
        await tx.execute(add(6))
        throw new Error('No.')
      },
      () => tx.execute(add(7)),
      () => {
        throw new Error('Never mind.')
      },
    ),
  )
  await expect(work).rejects.toThrow('Never mind.')
  expect(await notes()).toEqual([1, 2, 3])
})

test('a transaction begins with its first statement, and nothing of it runs outside', async () => {
  const { rows } = await one.db.transaction((tx) =>
    tx.execute<{ inside: boolean }>(sql`select now() < statement_timestamp() as inside`),
  )
  expect(rows).toEqual([{ inside: true }])
  const broken = one.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    await tx.execute(add(8))
  })
  await expect(broken).rejects.toThrow()
  const left = one.db.transaction(async (tx) => {
    await tx.execute(add(9))
    throw new Error('Rolled back.')
  })
  await expect(left).rejects.toThrow('Rolled back.')
  expect(await notes()).toEqual([1, 2, 3])
})
