import { sql } from 'drizzle-orm'
import { spreadOnCluster } from '../testing/on-cluster'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { type DatabaseHandle, openDatabase } from './database'
import { keepPlan } from './keep-plan'
import { together } from './together'

let database: TestDatabase
let one: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
  one = openDatabase(database.url, { connections: 1 })
  await database.db.execute(sql`create table notes (n integer primary key)`)
  await spreadOnCluster(database.db, 'notes', 'n')
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
        // The following step has already been sent, because it does not wait for this one.
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

test('a step that fails behind another does not hide why, though its error is told first', async () => {
  const work = one.db.transaction((tx) =>
    together(
      () =>
        together(
          () => tx.execute(add(1)),
          () => tx.execute(add(20)),
        ),
      () => tx.execute(add(21)),
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

test('of a transaction whose BEGIN fails nothing runs, whenever it was sent, and the next transaction goes on', async () => {
  const level = { isolationLevel: 'no such level' as never }
  const atOnce = one.db.transaction(
    (tx) =>
      together(
        () => tx.execute(add(20)),
        () => tx.execute(add(21)),
      ),
    level,
  )
  await expect(atOnce).rejects.toThrow()
  const later = one.db.transaction(async (tx) => {
    await new Promise(setImmediate)
    await Promise.allSettled([tx.execute(add(22)), tx.execute(add(23))])
    await tx.execute(add(24))
  }, level)
  await expect(later).rejects.toThrow()
  expect(await notes()).toEqual([1, 2, 3])
})

test('behind a statement that fails none runs any more, and each says so', async () => {
  const codes: unknown[] = []
  const note = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).catch((error: Error) => codes.push((error.cause as { code?: string }).code))
  const failed = one.db.transaction(async (tx) => {
    await Promise.all([note(tx.execute(add(1))), note(tx.execute(add(25))), note(tx.execute(add(1)))])
    await note(tx.execute(add(26)))
    throw new Error('Rolled back.')
  })
  await expect(failed).rejects.toThrow('Rolled back.')
  expect(codes).toEqual(['23505', '25P02', '25P02', '25P02'])
  expect(await notes()).toEqual([1, 2, 3])
})

test('statements that keep their plans are prepared again after one of them was never reached', async () => {
  const kept = (n: number) => sql`select ${n}::int as n ${keepPlan}`
  const failed = one.db.transaction((tx) =>
    together(
      () => tx.execute(add(1)),
      () => tx.execute(kept(1)),
    ),
  )
  await expect(failed).rejects.toThrow()
  for (const n of [2, 3]) {
    const [{ rows }, again] = await one.db.transaction((tx) =>
      together(
        () => tx.execute<{ n: number }>(kept(n)),
        () => tx.execute<{ n: number }>(kept(n + 1)),
      ),
    )
    expect([rows, again.rows]).toEqual([[{ n }], [{ n: n + 1 }]])
  }
})

test('a value that cannot be sent fails alone, and the statements around it get their own answers', async () => {
  const unsendable = {
    toPostgres: () => {
      throw new Error('Not to be sent.')
    },
  }
  const work = one.db.transaction(async (tx) => {
    const kept = sql`select ${sql.param(unsendable)}::text as n ${keepPlan}`
    const answers = await Promise.allSettled([
      tx.execute(sql`select 1 as n`),
      tx.execute(kept),
      tx.execute(sql`select ${2}::int as n ${keepPlan}`),
    ])
    const later = await tx.execute(sql`select ${3}::int as n ${keepPlan}`)
    return [
      ...answers.map((one) => (one.status === 'fulfilled' ? one.value.rows : String(one.reason.cause))),
      later.rows,
    ]
  })
  expect(await work).toEqual([[{ n: 1 }], 'Error: Not to be sent.', [{ n: 2 }], [{ n: 3 }]])
})

test('a connection that breaks in the middle fails all that was sent, and the next transaction has another one', async () => {
  const broken = one.db.transaction((tx) =>
    together(
      () => tx.execute(add(27)),
      () => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      () => tx.execute(add(28)),
    ),
  )
  await expect(broken).rejects.toThrow()
  expect(await notes()).toEqual([1, 2, 3])
})
