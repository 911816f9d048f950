import type { IncomingMessage, ServerResponse } from 'node:http'
import { closeAfterEach } from '../testing/close-after-each'
import { browse, NOBODY, startSite } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'

closeAfterEach()

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const startSiteOverApi = async (answer: (request: IncomingMessage, response: ServerResponse) => void) =>
  startSite({ apiUrl: await startUpstream(answer), siteUrl: 'https://shop.example' })

test("a product page has its product's name and picture in the head", async () => {
  const asked: string[] = []
  const app = await startSiteOverApi((request, response) => {
    asked.push(`${request.method} ${request.url} for ${request.headers['x-forwarded-for']}`)
    json(response, 200, {
      status: 'success',
      data: { name: 'Mug "Fox" & <b>Friends</b>', desc: `Long\n${'words '.repeat(60)}`, images: ['/media/k/640.webp'] },
    })
  })
  const answer = await browse(app, '/product-detail/0190-a%2Fb')
  expect(asked).toEqual(['GET /api/v1/shop/data/0190-a%2Fb for 127.0.0.1'])
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<title>Mug &quot;Fox&quot; &amp; &lt;b&gt;Friends&lt;/b&gt; · Superium</title>')
  expect(answer.body).toContain('<meta property="og:image" content="https://shop.example/media/k/640.webp">')
  expect(answer.body).toContain('<link rel="canonical" href="https://shop.example/product-detail/0190-a%2Fb">')
  const description = /<meta name="description" content="([^"]*)">/.exec(answer.body)?.[1] ?? ''
  expect(description).toMatch(/^Long words .*…$/)
  expect(description.length).toBeLessThanOrEqual(160)
})

test.each([
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '--></script><script>alert(1)</script>',
])('a product called %s stays text', async (name) => {
  const app = await startSiteOverApi((_, response) =>
    json(response, 200, { data: { name, desc: name, images: [name] } }),
  )
  const { body, statusCode } = await browse(app, '/product-detail/1')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('<script>alert')
})

test.each([
  [404, 404],
  [400, 404],
  [414, 404],
  [500, 503],
  [503, 503],
  [429, 200],
])("an API status of %i makes the document's status %i", async (api, status) => {
  const app = await startSiteOverApi((_, response) => json(response, api, { status: 'error', message: 'no' }))
  const answer = await browse(app, '/product-detail/1')
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  expect(answer.body).toContain('id="superium-config"')
})

test.each([{}, { data: null }, { data: [] }, { name: 7 }, { name: 'x', desc: 1, images: ['http://['] }, null, 'text'])(
  'an API response of another shape (%j) does not fail the page',
  async (body) => {
    const app = await startSiteOverApi((_, response) => json(response, 200, body))
    expect((await browse(app, '/product-detail/1')).statusCode).toBe(200)
  },
)

test('an API that is down, silent or sends no JSON makes the page 503', async () => {
  expect((await browse(await startSite({ apiUrl: NOBODY }), '/product-detail/1')).statusCode).toBe(503)
  const html = await startSiteOverApi((_, response) => response.end('<html>'))
  expect((await browse(html, '/product-detail/1')).statusCode).toBe(503)

  const silent = await startSiteOverApi(() => undefined)
  const started = performance.now()
  expect((await browse(silent, '/product-detail/1')).statusCode).toBe(503)
  // Two seconds, with room for a busy machine, and less than the ten that other calls may take.
  expect(performance.now() - started).toBeLessThan(9000)
})

test('the API is not asked for pages that no remote answers', async () => {
  let asked = 0
  const app = await startSiteOverApi((_, response) => {
    asked++
    response.end()
  })
  expect((await browse(app, '/product-detail/1/more')).statusCode).toBe(404)
  expect(asked).toBe(0)
})
