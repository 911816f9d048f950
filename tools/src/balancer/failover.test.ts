import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import { freePort } from '../process/free-port'
import { waitUntilHealthy } from '../process/wait-until-healthy'
import { ensureNginx, nginxCache } from './ensure-nginx'
import { nginxConf } from './nginx-conf'

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
const dir = mkdtempSync(join(tmpdir(), 'superium-balancer-'))
let nginx: ChildProcess | undefined
let site = ''

/** The test is skipped without a balancer; CI has one. */
async function command(): Promise<string | undefined> {
  try {
    return await ensureNginx(process.env.PATH ?? '', nginxCache(join(__dirname, '../../..')))
  } catch (error) {
    if (!(error instanceof CliError) || process.env.CI) throw error
    return undefined
  }
}

beforeAll(async () => {
  const path = await command()
  if (path === undefined) return
  const instances = [await one.listen(), await two.listen()].map((port) => `127.0.0.1:${port}`)
  const [port, apiPort] = [await freePort(), await freePort()]
  const host = '127.0.0.1'
  const conf = nginxConf({ site: { host, port, instances }, api: { host, port: apiPort, instances } })
  writeFileSync(join(dir, 'nginx.conf'), conf)
  const started = spawn(path, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' })
  nginx = started
  site = `http://127.0.0.1:${port}`
  await waitUntilHealthy(
    `${site}/healthz`,
    new Promise((_, reject) => started.once('exit', (code) => reject(new Error(`nginx ended with code ${code}`)))),
  )
})

afterAll(() => {
  nginx?.kill()
  rmSync(dir, { recursive: true, force: true })
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
const withNginx = (name: string, run: () => Promise<void>): void =>
  test(name, async () => {
    if (nginx) await run()
    else console.log(`NOT RUN, there is no nginx: ${name}`)
  })

withNginx('nobody meets the edge that does not know yet what is live', async () => {
  one.status = 503
  expect(await times(6, () => ask('/cart'))).toEqual(Array(6).fill('200 two'))
  expect(one.asked.length).toBeGreaterThan(1)
})

withNginx('while all of them say 503 each is asked once, their words arrive, and all else goes on', async () => {
  one.status = 503
  two.status = 503
  for (const answer of await times(4, () => ask('/product-detail/1'))) expect(answer).toMatch(/^503 (?:one|two)$/)
  expect([one.asked.length, two.asked.length]).toEqual([4, 4])
  one.status = 200
  two.status = 200
  expect(await ask('/assets/shell/1.0.0/main.js')).toMatch(/^200/)
  expect(await ask('/cart')).toMatch(/^200/)
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
