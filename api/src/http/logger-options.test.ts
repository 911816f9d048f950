import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { users } from '../users/table'
import { errorHandler } from './error-handler'
import { loggerOptions } from './logger-options'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The log lines when a route fails with this error. */
async function logged(fail: () => Promise<unknown>): Promise<string> {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  const app = Fastify({ logger: { ...loggerOptions, stream } })
  app.setErrorHandler(errorHandler)
  app.get('/', async () => fail())
  expect((await app.inject('/')).statusCode).toBe(500)
  await app.close()
  return text
}

const person = { uid: 'secret-uid', email: 'secret@shop.example', name: 'Secret Name' }

test('a database error is logged without the personal data of its row', async () => {
  await database.db.insert(users).values(person)
  const text = await logged(() => database.db.insert(users).values(person))
  expect(JSON.parse(text).err).toMatchObject({
    code: '23505',
    message: expect.stringMatching(/^duplicate key value violates unique constraint/),
    stack: expect.stringContaining('    at '),
  })
  expect(text).not.toMatch(/secret|insert into/i)
})

test('a log line does not repeat an invalid value', async () => {
  const text = await logged(() => database.db.execute(sql`select ${'Secret Name'}::text::int`))
  expect(JSON.parse(text).err).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer' })
  expect(text).not.toMatch(/secret|select/i)
})

test('any other error is logged with its message and stack', async () => {
  const text = await logged(async () => {
    throw new TypeError('no such thing')
  })
  expect(JSON.parse(text).err).toMatchObject({
    type: 'TypeError',
    message: 'no such thing',
    stack: expect.stringContaining('logger-options.test.ts'),
  })
})
