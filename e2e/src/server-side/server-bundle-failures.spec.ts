import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../site-test'
import { type OwnEdge, startOwnEdge } from './start-own-edge'
import { hashOf } from './store-build'

const remotes = [
  { name: 'mf-catalog', own: '/products', other: '/signin' },
  { name: 'mf-cart', own: '/cart', other: '/products' },
  { name: 'mf-account', own: '/signin', other: '/products' },
  { name: 'mf-admin', own: '/superium-admin', other: '/products' },
] as const

type Release = Parameters<Parameters<OwnEdge['damage']>[1]>[1]
type Damage = (server: string, release: Release) => void

const ENTRY = 'remoteEntry.cjs'

/** Changes a file and its hash, as in a release that skipped the checks. */
const edit = (server: string, release: Release, file: string, change: (text: string) => string): void => {
  const text = change(readFileSync(join(server, file), 'utf8'))
  // The copy shares the store's files, which must never be written to.
  rmSync(join(server, file))
  writeFileSync(join(server, file), text)
  release.extras.superium.server[file] = hashOf(text)
}

const chunks = (server: string): string[] =>
  readdirSync(server).filter((file) => file.endsWith('.cjs') && file !== ENTRY)

const THROWS = 'page throws when it is rendered'

/** Makes every component with several children do this when it is rendered. */
const whenRendered =
  (code: string): Damage =>
  (server, release) => {
    for (const file of chunks(server)) {
      edit(server, release, file, (text) => text.replaceAll('.jsxs)(', `.jsxs)((()=>{${code}})(),`))
    }
  }

const faults: Record<string, Damage> = {
  'entry is missing': (server) => rmSync(join(server, ENTRY)),
  'entry is corrupt': (server, release) => edit(server, release, ENTRY, () => 'module.exports = {'),
  'entry hangs': (server, release) => edit(server, release, ENTRY, (text) => `for (;;);${text}`),
  'chunks are missing': (server) => {
    for (const file of chunks(server)) rmSync(join(server, file))
  },
  'code throws when it is evaluated': (server, release) =>
    edit(server, release, ENTRY, () => 'throw new Error("broken release")'),
  [THROWS]: whenRendered('throw new Error("broken page")'),
  'entry has another hash': (_server, release) => {
    release.extras.superium.server[ENTRY] = hashOf('another')
  },
  'contract is another': (_server, release) => {
    release.extras.superium.contract = 99
  },
  'shared modules are of another version': (server, release) =>
    edit(server, release, ENTRY, (text) =>
      text
        .replaceAll('requiredVersion: "^19.', 'requiredVersion: "^18.')
        .replaceAll('requiredVersion:"^19.', 'requiredVersion:"^18.'),
    ),
}

/** Whether the document is complete and has what the browser starts from. */
const isAlive = (html: string): boolean => html.includes('id="superium-discovery"') && html.endsWith('</html>')

for (const { name, own, other } of remotes) {
  test.describe(`the server bundle of ${name}`, () => {
    // All tests share one edge.
    test.describe.configure({ mode: 'default' })
    let edge: OwnEdge
    test.beforeAll(async ({ baseURL }) => {
      edge = await startOwnEdge(baseURL ?? '')
    })
    test.afterAll(() => edge?.stop())

    for (const [fault, damage] of Object.entries(faults)) {
      test(`a bundle whose ${fault} delays no page`, async () => {
        await edge.damage(name, damage)
        const page = await edge.get(own)
        expect([200, 500]).toContain(page.status)
        expect(isAlive(page.html)).toBe(true)
        expect(page.html).not.toContain('broken')
        // Rendering continues, with this renderer or, if the fault ended it, with the next one.
        await expect
          .poll(async () => (await edge.get(other)).html, { timeout: 40_000, intervals: [200] })
          .toContain('<header')
      })
    }

    // The pages of the others are rendered in the browser only.
    if (own === '/products') {
      test('a page that throws is status 500 between header and footer', async () => {
        await edge.damage(name, faults[THROWS] as Damage)
        await expect.poll(async () => (await edge.get(own)).status, { timeout: 40_000, intervals: [200] }).toBe(500)
        const { html } = await edge.get(own)
        for (const part of ['<header', 'Try again', '<footer', 'noindex']) expect(html).toContain(part)
      })
    }

    if (name === 'mf-cart') {
      test('a page that hangs keeps header and footer, and the pages of others are whole', async () => {
        const poll = (path: string) =>
          expect.poll(async () => (await edge.get(path)).html, { timeout: 60_000, intervals: [200] })
        await edge.damage(name, whenRendered('for (;;);'))
        await poll('/products').toContain('<h1')
        // The first one hangs; then the remote is left out at once.
        await poll('/help').toContain('<footer')
        expect((await edge.get('/help')).html).not.toContain('<h1')
        await poll('/products').toContain('<h1')
      })
    }

    test('the last good releases are used when the store is gone', async () => {
      edge.loseStore()
      const page = await edge.get(other)
      expect([page.status, isAlive(page.html)]).toEqual([200, true])
    })
  })
}
