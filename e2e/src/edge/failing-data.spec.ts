import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../site-test'
import { type OwnEdge, startOwnEdge } from './start-own-edge'

/**
 * Stands before the site's API: collections, reviews and questions are answered 503 to the server that renders, after `delay`
 * milliseconds, and right to browsers.
 */
async function startFailingApi(site: string, delay: number): Promise<Server> {
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', headers } = request
    if (/collection=|\/(reviews|questions)\b/.test(url) && !headers['user-agent']?.includes('Mozilla')) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"status":"error","message":"Later."}')
      return
    }
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

// The server sends a page after 150 ms, and waits a second for parts of it.
for (const [when, delay] of [
  ['at once', 0],
  ['late', 400],
] as const) {
  test.describe(`an API that fails ${when} for the server that renders`, () => {
    let api: Server
    let edge: OwnEdge
    test.beforeAll(async ({ baseURL }) => {
      api = await startFailingApi(baseURL ?? '', delay)
      edge = await startOwnEdge(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
    })
    test.afterAll(() => {
      edge?.stop()
      api?.closeAllConnections()
      api?.close()
    })

    test('leaves parts of home and of a product to the browser, which hydrates without a mismatch', async ({
      watched: page,
    }) => {
      await page.goto(edge.base)
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
      const [product] = (await (await page.request.get('/api/v1/shop/products?page=0&size=1')).json()).data
      await page.goto(`${edge.base}/product-detail/${product._id}`)
      await expect(page.getByRole('button', { name: 'Ask Question' }).first()).toBeVisible()
      await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
    })
  })
}
