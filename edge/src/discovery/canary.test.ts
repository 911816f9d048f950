import { closeAfterEach } from '../testing/close-after-each'
import { deployment, makeReleaseStore, shell, siteFiles } from '../testing/make-release-store'
import { readDocumentData } from '../testing/read-document-data'
import { browse, startSite } from '../testing/start-site'
import { isInCanary } from './canary-bucket'

closeAfterEach()

const part = (version: string, traffic: number, routes: string[], isDefault: boolean) => ({
  ...deployment('mf-catalog', { version, routes }),
  deployment: { traffic, default: isDefault },
})

function siteWith(traffic: number) {
  const deployments = [part('2.0.0', traffic, ['/', '/new'], false), part('1.0.0', 100 - traffic, ['/'], true)]
  const document = { schema: 's', microFrontends: { shell: [shell], 'mf-catalog': deployments } }
  return startSite({ releasesDir: makeReleaseStore({ ...siteFiles, 'discovery.json': JSON.stringify(document) }) })
}

const versionIn = (html: string) =>
  (
    readDocumentData(html, 'superium-discovery') as {
      microFrontends: Record<string, { metadata: { version: string } }[]>
    }
  ).microFrontends['mf-catalog']?.[0]?.metadata.version

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

test('without a canary no cookie is set and caches may store documents', async () => {
  const page = await browse(await startSite(), '/')
  expect(page.headers['set-cookie']).toBeUndefined()
  expect([page.headers['cache-control'], page.headers.vary]).toEqual([
    'no-cache',
    expect.not.stringContaining('Cookie'),
  ])
})

test('while a canary runs, a visitor gets an anonymous bucket and private answers', async () => {
  const page = await browse(await siteWith(10), '/')
  expect(page.headers['set-cookie']).toMatch(
    /^superium-bucket=[0-9a-f]{16}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  )
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(page.headers.vary).toContain('Cookie')
})

test('a visitor keeps one version in document, status and /discovery.json', async () => {
  const app = await siteWith(50)
  const seen = new Set<string | undefined>()
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const first = await browse(app, '/')
    const version = versionIn(first.body)
    seen.add(version)
    const cookie = cookieOf(first)
    const again = await browse(app, '/', { cookie })
    expect([versionIn(again.body), again.headers['set-cookie']]).toEqual([version, undefined])
    const discovery = await app.inject({ url: '/discovery.json', headers: { cookie } })
    expect(discovery.json().microFrontends['mf-catalog']).toHaveLength(1)
    expect(discovery.json().microFrontends['mf-catalog'][0].metadata.version).toBe(version)
    expect((await browse(app, '/new', { cookie })).statusCode).toBe(version === '2.0.0' ? 200 : 404)
  }
  expect([...seen].sort()).toEqual(['1.0.0', '2.0.0'])
})

test('a malformed bucket cookie is replaced', async () => {
  const page = await browse(await siteWith(10), '/', { cookie: 'superium-bucket=<script>' })
  expect(cookieOf(page)).toMatch(/^superium-bucket=[0-9a-f]{16}$/)
})

test('a canary gets its share of visitors and keeps them when it grows; the next canary gets others', () => {
  const visitors = Array.from({ length: 5_000 }, (_, index) => index.toString(16).padStart(16, '0'))
  const met = (version: string, traffic: number) =>
    new Set(visitors.filter((visitor) => isInCanary(visitor, 'mf-cart', version, traffic)))
  const ten = met('1.1.0', 10)
  expect(ten.size).toBeGreaterThan(400)
  expect(ten.size).toBeLessThan(600)
  const half = met('1.1.0', 50)
  expect([...ten].every((visitor) => half.has(visitor))).toBe(true)
  const next = met('1.2.0', 10)
  expect([...ten].filter((visitor) => next.has(visitor)).length).toBeLessThan(120)
  expect([met('1.1.0', 0).size, met('1.1.0', 100).size]).toEqual([0, 5_000])
})
