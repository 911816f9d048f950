import { createServer } from 'node:http'
import { freePort } from '../process/free-port'
import { type RunningNginx, startNginx, withNginx as withThis } from '../testing/start-nginx'

jest.setTimeout(180_000)

/** An instance that answers everything with one status, or, for `null`, drops the connection. */
class Instance {
  status: number | null = 200
  readonly asked: string[] = []
  readonly schemes: unknown[] = []
  readonly server = createServer((request, response) => {
    this.asked.push(`${request.method} ${request.url}`)
    this.schemes.push(request.headers['x-forwarded-proto'])
    if (this.status === null) request.socket.destroy()
    else response.writeHead(this.status).end(this.name)
  })
  constructor(readonly name: string) {}

  async listen(): Promise<number> {
    const port = await freePort()
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve))
    return port
  }
}

const one = new Instance('one')
const two = new Instance('two')
let nginx: RunningNginx | undefined
let site = ''

beforeAll(async () => {
  nginx = await startNginx([await one.listen(), await two.listen()].map((port) => `127.0.0.1:${port}`))
  site = nginx?.site ?? ''
})

afterAll(async () => {
  await nginx?.stop()
  for (const { server } of [one, two]) {
    server.close()
    server.closeAllConnections()
  }
})

beforeEach(() => {
  for (const instance of [one, two]) {
    instance.status = 200
    instance.asked.length = 0
    instance.schemes.length = 0
  }
})

const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(site + path, { method })
  return `${answer.status} ${await answer.text()}`
}
const times = async (count: number, act: () => Promise<string>): Promise<string[]> => {
  const answers: string[] = []
  while (answers.length < count) answers.push(await act())
  return answers
}
const withNginx = (name: string, run: () => Promise<void>): void => withThis(() => nginx, name, run)

withNginx('nobody meets the edge that does not know yet what is live', async () => {
  one.status = 503
  expect(await times(6, () => ask('/cart'))).toEqual(Array(6).fill('200 two'))
  expect([1, 2]).toContain(one.asked.length)
})

withNginx('while all of them say 503 their words arrive, each is asked few times, and all else goes on', async () => {
  one.status = 503
  two.status = 503
  for (const answer of await times(4, () => ask('/product-detail/1'))) expect(answer).toMatch(/^503 (?:one|two)$/)
  expect(one.asked.length + two.asked.length).toBeLessThanOrEqual(4 * 3)
  one.status = 200
  two.status = 200
  expect(await ask('/assets/shell/1.0.0/main.js')).toMatch(/^200/)
  expect(await ask('/cart')).toMatch(/^200/)
})

withNginx('what one API cannot read without its database, another has in its memory', async () => {
  one.status = 503
  const product = async () => {
    const answer = await fetch(`${nginx?.api}/api/v1/shop/data/1`)
    return `${answer.status} ${await answer.text()}`
  }
  expect(await times(4, product)).toEqual(Array(4).fill('200 two'))
  two.status = 503
  expect(await product()).toMatch(/^503/)
})

withNginx("the API's own 503 is not asked for twice, and nothing that changes something", async () => {
  one.status = 503
  two.status = 503
  expect(await ask('/api/v1/shop/products')).toMatch(/^503/)
  expect(await ask('/telemetry', 'POST')).toMatch(/^503/)
  expect([...one.asked, ...two.asked].sort()).toEqual(['GET /api/v1/shop/products', 'POST /telemetry'])
})

withNginx(
  'edges learn from a proxy with the certificate that the visitor uses https, and believe no other scheme',
  async () => {
    for (const scheme of ['https', 'gopher']) await fetch(`${site}/cart`, { headers: { 'x-forwarded-proto': scheme } })
    await ask('/cart')
    expect([...one.schemes, ...two.schemes].sort()).toEqual(['http', 'http', 'https'])
  },
)

withNginx('an instance that breaks off is passed over', async () => {
  one.status = null
  expect(await times(4, () => ask('/assets/shell/1.0.0/main.js'))).toEqual(Array(4).fill('200 two'))
})

withNginx('a search with ten thousand characters reaches an edge', async () => {
  expect(await ask(`/category?search=${'a'.repeat(10_240)}`)).toMatch(/^200/)
})
