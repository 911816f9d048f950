import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildRemote } from '../testing/build-remote'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, discoveryOf, makeReleaseStore, shell, siteFiles } from '../testing/make-release-store'
import { personalPage, publicPage } from '../testing/page-fixtures'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex">')
const siteUrl = 'https://shop.example'

const siteWith = (...remotes: ReturnType<typeof deployment>[]) =>
  startSite({
    siteUrl,
    releasesDir: makeReleaseStore({ ...siteFiles, 'discovery.json': discoveryOf(shell, ...remotes) }),
  })

/** A live release of mf-gifts that was built from these pages. */
async function giftsBuiltFrom(...pages: Parameters<typeof buildRemote>[1]) {
  const folder = await buildRemote('mf-gifts', pages, [{ from: '/presents/:id', to: '/gifts/:id', status: 301 }])
  const superium = JSON.parse(readFileSync(join(folder, 'superium.json'), 'utf8'))
  return { ...deployment('mf-gifts', {}), extras: { superium } }
}

test('a page added to a remote gets title, noindex, caching, robots rule and redirects from its facts', async () => {
  const app = await siteWith(
    await giftsBuiltFrom(
      publicPage('/gifts', 'Gifts'),
      publicPage('/gifts/:id', 'Gift', { noindexQuery: ['preview'] }),
      personalPage('/gift-list', 'Your gift list'),
    ),
  )

  const list = await browse(app, '/gift-list')
  expect(list.statusCode).toBe(200)
  expect(list.headers['cache-control']).toBe('private, no-cache')
  expect([titleOf(list.body), isNoindex(list.body)]).toEqual(['Your gift list · Superium', true])

  const gift = await browse(app, '/gifts/7')
  expect(gift.headers['cache-control']).toBe('no-cache')
  expect([titleOf(gift.body), isNoindex(gift.body)]).toEqual(['Gift · Superium', false])
  expect(gift.body).toContain('<meta name="description" content="Gift at Superium.">')
  expect(isNoindex((await browse(app, '/gifts/7?preview=1')).body)).toBe(true)

  expect((await app.inject('/robots.txt')).body.split('\n')).toContain('Disallow: /gift-list')
  expect((await app.inject('/sitemap.xml')).body.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${siteUrl}/gifts</loc>`])

  const moved = await browse(app, '/presents/7?from=mail')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/gifts/7?from=mail'])
  expect(moved.headers['cache-control']).toBe('no-cache')
})

test('the browser gets the redirects but not the page facts', async () => {
  const app = await siteWith(await giftsBuiltFrom(personalPage('/gift-list', 'Your gift list')))
  const { body } = await browse(app, '/gift-list')
  expect(body).toContain('"from":"/presents/:id"')
  expect(body).not.toContain('"personal"')
})

test("a page of a contract 1 release gets the site's title, and is indexed and not personal", async () => {
  const app = await siteWith(deployment('mf-old', { routes: ['/old'] }))
  const { body, statusCode, headers } = await browse(app, '/old')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect([titleOf(body), isNoindex(body)]).toEqual(['Online superium shoping center · Superium', false])
})
