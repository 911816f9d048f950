import { createServer } from 'node:net'
import { Client } from 'pg'
import { whenDatabaseAnswers } from './when-database-answers'

const FAST = { withinMs: 2000, pauseMs: 10 }

/** A port without a listener. */
async function silentPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

test('a start waits for a database that is away, and says so once', async () => {
  const port = await silentPort()
  let tries = 0
  const waiting = jest.fn()
  const connect = async () => {
    tries += 1
    const url = tries < 4 ? `postgres://127.0.0.1:${port}/none` : process.env.TEST_DATABASE_URL
    const client = new Client({ connectionString: url ?? '' })
    await client.connect()
    await client.end()
    return 'up'
  }
  expect(await whenDatabaseAnswers(connect, waiting, FAST)).toBe('up')
  expect(waiting.mock.calls).toEqual([[expect.objectContaining({ code: 'ECONNREFUSED' })]])
})

test('a database that refuses, and one that stays away, end the start', async () => {
  const refused = new Error('password authentication failed')
  const refuse = jest.fn(() => Promise.reject(refused))
  await expect(whenDatabaseAnswers(refuse, () => {}, FAST)).rejects.toBe(refused)
  expect(refuse).toHaveBeenCalledTimes(1)
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  await expect(
    whenDatabaseAnswers(
      () => Promise.reject(away),
      () => {},
      { withinMs: 50, pauseMs: 10 },
    ),
  ).rejects.toBe(away)
})
