import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { badField } from '../http/problem'
import type { Downloads } from './downloads'
import { createExports, sendCsv } from './send-csv'

/** More data than a connection's buffers hold. */
async function* endless(): AsyncGenerator<string, void> {
  for (;;) yield 'a row\r\n'.repeat(10_000)
}

const PIECES = 40

async function* finite(): AsyncGenerator<string, void> {
  for (let piece = 1; piece <= PIECES; piece += 1) {
    await new Promise(setImmediate)
    yield `${'a row\r\n'.repeat(1000)}${piece}\r\n`
  }
}

let app: FastifyInstance
let address: string
let opened: IncomingMessage[]
/** Calls `heard` when an account's export has ended. */
let heard: (account: string) => void
/** Ends the wait for a place. */
let patience: AbortSignal

beforeEach(async () => {
  opened = []
  heard = () => {}
  patience = new AbortController().signal
  app = Fastify({ trustProxy: true })
  const real = createExports(() => patience)
  const exports: Downloads = {
    send: (reply, reader, file) => {
      async function* heardOf(): AsyncGenerator<string, void> {
        try {
          yield* file.pieces
        } finally {
          heard(reader.account)
        }
      }
      return real.send(reply, reader, { ...file, pieces: heardOf() })
    },
  }
  app.get<{ Params: { account: string }; Querystring: { stalledMs?: string; bad?: string; ends?: string } }>(
    '/:account',
    async ({ params: { account }, query, ip }, reply) => {
      async function* refused(): AsyncGenerator<string, void> {
        yield* []
        throw badField('search', 'search must not hold the character NUL.')
      }
      const pieces = query.bad ? refused() : query.ends ? finite() : endless()
      const limit = query.stalledMs ? { stalledMs: Number(query.stalledMs) } : {}
      await sendCsv(reply, {
        name: 'rows',
        reader: { account, ip, verified: !account.startsWith('new') },
        exports,
        pieces,
        ...limit,
      })
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
async function open(path: string, ip: string): Promise<IncomingMessage> {
  const request = get(`${address}/${path}`, { agent: false, headers: { 'x-forwarded-for': ip } })
  const [answer]: IncomingMessage[] = await once(request, 'response')
  request.on('error', () => {})
  if (!answer) throw new Error('no answer came')
  answer.on('error', () => {})
  opened.push(answer)
  return answer
}
const ask = async (path: string, ip = '203.0.113.1') => (await open(path, ip)).statusCode

const freed = (account: string) =>
  new Promise<void>((resolve) => {
    heard = (one) => one === account && resolve()
  })

test('an account has one file at a time, and a network some; the next one waits until somebody leaves', async () => {
  expect(await ask('ada')).toBe(200)
  expect(opened[0]?.headers['content-disposition']).toMatch(/^attachment; filename="rows-\d{4}-\d\d-\d\d\.csv"$/)
  expect(await ask('ada')).toBe(429)
  expect(await ask('bob')).toBe(200)
  expect(await ask('cem')).toBe(200)
  const waiting = ask('eve')
  const left = freed('ada')
  opened[0]?.destroy()
  await left
  expect(await waiting).toBe(200)
})

test('slow readers of any number of unverified accounts leave places to others', async () => {
  for (let n = 0; n < 24; n += 1) expect(await ask(`new-${n}`, `203.0.113.${n >> 1}`)).toBe(200)
  expect(await ask('ada', '198.51.100.1')).toBe(200)
  const late = new AbortController()
  patience = late.signal
  const refused = ask('new-24', '198.51.100.2')
  late.abort()
  expect(await refused).toBe(503)
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

test('each of many fast readers gets the whole file, also when they are more than there are places', async () => {
  const read = async (_: unknown, at: number) => {
    const answer = await open(`reader-${at}?ends=yes`, `203.0.113.${at >> 1}`)
    let last = ''
    for await (const piece of answer) last = `${last}${piece}`.slice(-20)
    return [answer.statusCode, last.slice(-6)]
  }
  const whole = [200, `\r\n${PIECES}\r\n`]
  expect(await Promise.all(Array.from({ length: 100 }, read))).toEqual(Array.from({ length: 100 }, () => whole))
})
