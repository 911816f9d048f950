import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { badField } from './problem'
import { createExportLimiter, sendCsv } from './send-csv'

/** More data than a connection's buffers hold. */
async function* endless(): AsyncGenerator<string, void> {
  for (;;) yield 'a row\r\n'.repeat(10_000)
}

let app: FastifyInstance
let address: string
let opened: IncomingMessage[]
/** Calls `heard` when an account's export has ended. */
let heard: (account: string) => void

beforeEach(async () => {
  opened = []
  heard = () => {}
  app = Fastify()
  const real = createExportLimiter()
  const limiter = {
    acquire(account: string) {
      const free = real.acquire(account)
      return () => {
        free()
        heard(account)
      }
    },
  }
  app.get<{ Params: { account: string }; Querystring: { stalledMs?: string; bad?: string } }>(
    '/:account',
    async ({ params: { account }, query }, reply) => {
      async function* refused(): AsyncGenerator<string, void> {
        yield* []
        throw badField('search', 'search must not hold the character NUL.')
      }
      const pieces = query.bad ? refused() : endless()
      const limit = query.stalledMs ? { stalledMs: Number(query.stalledMs) } : {}
      await sendCsv(reply, { name: 'rows', account, limiter, pieces, ...limit })
      return reply
    },
  )
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const one of opened) one.destroy()
  await app.close()
})

/** Requests a file without reading the response. */
async function ask(path: string): Promise<number | undefined> {
  const request = get(`${address}/${path}`, { agent: false })
  const [answer]: IncomingMessage[] = await once(request, 'response')
  request.on('error', () => {})
  if (!answer) throw new Error('no answer came')
  answer.on('error', () => {})
  opened.push(answer)
  return answer.statusCode
}

const freed = (account: string) =>
  new Promise<void>((resolve) => {
    heard = (one) => one === account && resolve()
  })

test('an account has one file at a time, all have two, and who leaves makes room', async () => {
  expect(await ask('ada')).toBe(200)
  expect(opened[0]?.headers['content-disposition']).toMatch(/^attachment; filename="rows-\d{4}-\d\d-\d\d\.csv"$/)
  expect(await ask('ada')).toBe(429)
  expect(await ask('bob')).toBe(200)
  expect(await ask('eve')).toBe(503)
  const left = freed('ada')
  opened[0]?.destroy()
  await left
  expect(await ask('eve')).toBe(200)
})

test('a file that nobody reads is broken off and no longer counts', async () => {
  const stalled = freed('sam')
  expect(await ask('sam?stalledMs=100')).toBe(200)
  await stalled
  expect(await ask('sam')).toBe(200)
})

test('what fails before the first piece is an error and does not count', async () => {
  for (let times = 0; times < 3; times += 1) expect(await ask('ada?bad=1')).toBe(400)
  expect(await ask('ada')).toBe(200)
})
