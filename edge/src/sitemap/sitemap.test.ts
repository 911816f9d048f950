import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, discoveryOf, makeReleaseStore, shell, siteFiles } from '../testing/make-release-store'
import { browse, startSite } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'

closeAfterEach()

const id = (number: number) => `0190f3b6-0000-7000-8000-00000000000${number}`

/** An API with this number of product files, one product each. */
const apiWith = (files: number) =>
  startUpstream((request, response) => {
    const url = new URL(request.url ?? '', 'http://api')
    const pages = Array.from({ length: files }, (_, index) => ({ after: index === 0 ? null : id(index) }))
    const number = pages.findIndex(({ after }) => after === url.searchParams.get('after'))
    const products = [{ _id: id(number + 1), updatedAt: '2026-11-20T10:00:00.000Z' }]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ status: 'success', data: url.pathname.endsWith('/pages') ? pages : products }))
  })

const places = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)

test('up to 50,000 addresses are one file of pages and products', async () => {
  const app = await startSite({ apiUrl: await apiWith(1), siteUrl: 'https://shop.example' })
  const answer = await app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(answer.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(answer.body).toContain(
    `<url><loc>https://shop.example/product-detail/${id(1)}</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>`,
  )
  expect(places(answer.body).map((url) => url.replace('https://shop.example', ''))).toEqual([
    ...['/', '/products', '/category?category=books', '/signin'],
    `/product-detail/${id(1)}`,
  ])
})

test('who knows gzip gets the same file compressed', async () => {
  const app = await startSite({ apiUrl: await apiWith(1), siteUrl: 'https://shop.example' })
  const plain = await app.inject('/sitemap.xml')
  const packed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br, gzip' } })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('a larger shop has an index of files', async () => {
  const app = await startSite({ apiUrl: await apiWith(2), siteUrl: 'https://shop.example' })
  const index = await app.inject('/sitemap.xml')
  expect(index.body).toContain('<sitemapindex ')
  expect(places(index.body)).toEqual(['https://shop.example/sitemap-1.xml', 'https://shop.example/sitemap-2.xml'])
  expect(places((await app.inject('/sitemap-1.xml')).body)).toContain(`https://shop.example/product-detail/${id(1)}`)
  expect(places((await app.inject('/sitemap-2.xml')).body)).toEqual([`https://shop.example/product-detail/${id(2)}`])
  expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404)
  expect((await browse(app, '/sitemap-x.xml')).statusCode).toBe(404)
})

test('the sitemap is read again after ten minutes, however often and with whatever query it is requested', async () => {
  let reads = 0
  const apiUrl = await startUpstream((request, response) => {
    if (request.url?.includes('/pages')) reads += 1
    response.end(JSON.stringify({ data: request.url?.includes('/pages') ? [{ after: null }] : [{ _id: id(reads) }] }))
  })
  const app = await startSite({ apiUrl, siteUrl: 'https://shop.example' })
  const clock = jest.spyOn(performance, 'now')
  const start = performance.now()
  const newestAfter = async (minutes: number, query = '') => {
    clock.mockReturnValue(start + minutes * 60_000)
    // The cache reads the clock once per millisecond.
    await wait(5)
    return places((await app.inject(`/sitemap.xml${query}`)).body).at(-1)
  }
  const product = (read: number) => `https://shop.example/product-detail/${id(read)}`
  expect(await newestAfter(0)).toBe(product(1))
  expect(await newestAfter(6, '?a=1')).toBe(product(1))
  expect(await newestAfter(9)).toBe(product(1))
  expect(await newestAfter(11)).toBe(product(2))
  clock.mockRestore()
})

test('the feeds are asked with the service token', async () => {
  const tokens = new Set<unknown>()
  const apiUrl = await startUpstream((request, response) => {
    tokens.add(request.headers.authorization)
    response.end(JSON.stringify({ data: request.url?.includes('/pages') ? [{ after: null }] : [] }))
  })
  const serviceToken = 'a-service-token-of-tests-0123'
  const app = await startSite({ apiUrl, serviceToken, siteUrl: 'https://shop.example' })
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(200)
  expect([...tokens]).toEqual([`Bearer ${serviceToken}`])
})

test('a feed that the API does not have costs only its own page', async () => {
  const apiUrl = await startUpstream((_, response) => response.writeHead(404).end())
  const app = await startSite({ apiUrl, siteUrl: 'https://shop.example' })
  expect(places((await app.inject('/sitemap.xml')).body)).toContain('https://shop.example/products')
})

test('without the API the sitemap is a 503', async () => {
  const answer = await (await startSite()).inject('/sitemap.xml')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
})

test('pages of contract 1 releases are listed if they have no parameters', async () => {
  const cart = deployment('mf-cart', { routes: ['/cart', '/orders/:id'] })
  const releasesDir = makeReleaseStore({ ...siteFiles, 'discovery.json': discoveryOf(shell, cart) })
  const app = await startSite({ releasesDir, siteUrl: 'https://shop.example' })
  expect(places((await app.inject('/sitemap.xml')).body)).toEqual(['https://shop.example/cart'])
})

test('robots.txt names the sitemap', async () => {
  const app = await startSite({ siteUrl: 'https://shop.example' })
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml')
})
