import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '../site-test'
import { type OwnEdge, startOwnEdge } from './start-own-edge'

/** What the server that renders asks for, and does not get. */
const FAILS = /collection=|\/(reviews|questions)\b/

/**
 * Stands before the site's API: collections, reviews and questions are answered 503 to the server that renders, after `delay`
 * milliseconds, and right to browsers.
 */
class FailingApi {
  delay = 0
  /** How often it has failed. */
  failures = 0
  readonly #server: Server

  constructor(private readonly site: string) {
    this.#server = createServer((request, response) => {
      this.#forward(request, response).catch(() => response.destroy())
    })
  }

  async #forward({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (FAILS.test(url) && !headers['user-agent']?.includes('Mozilla')) {
      this.failures += 1
      await new Promise((resolve) => setTimeout(resolve, this.delay))
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"status":"error","message":"Later."}')
      return
    }
    const answer = await fetch(this.site + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  }

  /** Resolves to its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

let api: FailingApi
let edge: OwnEdge
test.beforeAll(async ({ baseURL }) => {
  api = new FailingApi(baseURL ?? '')
  edge = await startOwnEdge(await api.listen())
})
test.afterAll(() => {
  edge?.stop()
  api?.close()
})

/** Asks for a document until parts of it have failed, because a busy server leaves whole pages to the browser. */
async function expectPartsFail(path: string): Promise<void> {
  const before = api.failures
  const ask = async () => {
    await edge.get(path)
    return api.failures
  }
  await expect.poll(ask, `parts of ${path}`).toBeGreaterThan(before)
}

/** Opens home and a product, whose documents lack parts, and sees that the browser has them. */
async function expectLeftToBrowser(page: Page, home: string, product: string): Promise<void> {
  await expectPartsFail(home)
  await page.goto(edge.base + home)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await expectPartsFail(product)
  await page.goto(edge.base + product)
  await expect(page.getByRole('button', { name: 'Ask Question' }).first()).toBeVisible()
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
}

test('an API that fails for the server that renders leaves parts of home and of a product to the browser, which hydrates without a mismatch', async ({
  watched: page,
}) => {
  const { data } = await (await page.request.get('/api/v1/shop/products?page=0&size=1')).json()
  const product = `/product-detail/${data[0]._id}`
  await test.step('it fails at once', () => expectLeftToBrowser(page, '/', product))
  // The server sends a page after 150 ms, and waits a second for parts of it.
  api.delay = 400
  await test.step('it fails late', () => expectLeftToBrowser(page, '/?late', `${product}?late`))
})
