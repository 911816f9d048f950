import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../process/free-port'
import { type RunningNginx, startNginx, withNginx } from '../testing/start-nginx'

jest.setTimeout(180_000)

/** Answers with its name, an address with "slow" in it after 2.5 s; `/writes` tells how many writes have come. */
const PROGRAM = `
let writes = 0
require('node:http').createServer((request, response) => {
  request.resume()
  if (request.method === 'POST') writes += 1
  if (request.url === '/writes') return response.end(String(writes))
  if (!request.url.includes('slow')) return response.end(process.argv[2])
  setTimeout(() => response.end(process.argv[2]), 2500)
}).listen(process.argv[1], '127.0.0.1', () => console.log('listening'))`

const instances: ChildProcess[] = []
const addresses: string[] = []
let nginx: RunningNginx | undefined
/** The same, but with 1.5 s instead of the 9 and 20 s for writes. */
let hasty: RunningNginx | undefined

/** The writes that have come to one of them, and to all. */
const countOf = async (index: number): Promise<number> =>
  Number(await (await fetch(`http://${addresses[index]}/writes`)).text())
const writes = async (): Promise<number> => (await countOf(0)) + (await countOf(1))

beforeAll(async () => {
  for (const name of ['one', 'two']) {
    const port = await freePort()
    const child = spawn(process.execPath, ['-e', PROGRAM, String(port), name], { stdio: ['ignore', 'pipe', 'inherit'] })
    instances.push(child)
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
    addresses.push(`127.0.0.1:${port}`)
  }
  nginx = await startNginx(addresses)
  hasty = await startNginx(addresses, (conf) => conf.replaceAll(/(proxy_read_timeout) (?:9|20)s/g, '$1 1500ms'))
})

afterAll(async () => {
  await nginx?.stop()
  await hasty?.stop()
  for (const child of instances) child.kill('SIGKILL')
})

/** The answer, and the seconds that it took. */
async function ask(path: string, method = 'GET', type = '', origin = nginx?.site) {
  const begun = performance.now()
  const answer = await fetch(`${origin}${path}`, { method, ...(type && { headers: { 'content-type': type } }) })
  return { said: `${answer.status} ${await answer.text()}`, seconds: (performance.now() - begun) / 1000 }
}

withNginx(
  () => nginx,
  'a frozen instance costs one visitor two seconds; then all are answered by the other, and it comes back',
  async () => {
    instances[0]?.kill('SIGSTOP')
    try {
      const answers = []
      for (const path of ['/', '/api/v1/shop/products?page=0&size=5', '/cart', '/assets/a.js', '/api/v1/shop/data/7'])
        answers.push(await ask(path))
      expect(answers.map(({ said }) => said)).toEqual(Array(5).fill('200 two'))
      const waited = answers.filter(({ seconds }) => seconds > 1.5)
      expect(waited).toHaveLength(1)
      // A write goes to the living one, too.
      const order = await ask('/api/v1/shop/orderconfirm', 'POST')
      expect(order).toEqual({ said: '200 two', seconds: expect.any(Number) })
      expect(order.seconds).toBeLessThan(1.5)
    } finally {
      instances[0]?.kill('SIGCONT')
    }
    const answered = new Set<string>()
    for (const end = Date.now() + 30_000; answered.size < 2 && Date.now() < end; ) answered.add((await ask('/')).said)
    expect([...answered].sort()).toEqual(['200 one', '200 two'])
  },
)

withNginx(
  () => nginx,
  'when all of them are slow, a read is answered in the end, and a write is sent once',
  async () => {
    expect((await ask('/cart?slow')).said).toMatch(/^200/)
    const before = await writes()
    expect((await ask('/telemetry?slow', 'POST')).said).toMatch(/^200/)
    expect(await writes()).toBe(before + 1)
    expect((await ask('/cart')).seconds).toBeLessThan(1.5)
  },
)

withNginx(
  () => nginx,
  'a write that no living edge takes so long to answer ends, and the frozen instance is avoided; an order is repeated',
  async () => {
    const post = async (origin = '', path = 'contact', type = 'application/json') =>
      (await ask(`/api/v1/shop/${path}`, 'POST', type, origin)).said.split(/\s/, 2).join(' ')
    const slow = ['contact?slow', 'cart?slow']
    expect(await Promise.all(slow.map((path) => post(hasty?.site, path)))).toEqual(Array(2).fill('504 <html>'))
    // Files have their time, and so has what the edges ask: they end it themselves.
    expect(await post(hasty?.site, 'contact?slow', 'multipart/form-data; boundary=x')).toMatch(/^200/)
    expect(await post(hasty?.api, 'contact?slow')).toMatch(/^200/)
    instances[0]?.kill('SIGSTOP')
    try {
      const before = await countOf(1)
      for (const origin of [hasty?.site, hasty?.api]) {
        const said = await Promise.all(Array.from({ length: 4 }, () => post(origin, 'orderconfirm')))
        expect(said).toEqual(Array(4).fill('200 two'))
      }
      expect(await countOf(1)).toBe(before + 8)
    } finally {
      instances[0]?.kill('SIGCONT')
    }
  },
)
