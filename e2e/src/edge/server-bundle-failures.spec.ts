import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../site-test'
import { type OwnEdge, startOwnEdge } from './start-own-edge'
import { hashOf } from './store-build'

/** A page of each remote, and one that another remote answers. */
const pages = {
  'mf-catalog': { own: '/products', other: '/signin' },
  'mf-cart': { own: '/cart', other: '/products' },
  'mf-account': { own: '/signin', other: '/products' },
  'mf-admin': { own: '/superium-admin', other: '/products' },
}

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

/** Makes every component with several children do this when it is rendered. */
const whenRendered =
  (code: string): Damage =>
  (server, release) => {
    for (const file of chunks(server)) {
      edit(server, release, file, (text) => text.replaceAll('.jsxs)(', `.jsxs)((()=>{${code}})(),`))
    }
  }

/** The ways in which a server bundle fails. Each is tried on one remote only, because the edge treats all of them alike. */
const faults: [fault: string, name: keyof typeof pages, damage: Damage][] = [
  ['entry hangs', 'mf-catalog', (server, release) => edit(server, release, ENTRY, (text) => `for (;;);${text}`)],
  [
    'code throws when it is evaluated',
    'mf-account',
    (server, release) => edit(server, release, ENTRY, () => 'throw new Error("broken release")'),
  ],
  [
    'contract is another',
    'mf-admin',
    (_server, release) => {
      release.extras.superium.contract = 99
    },
  ],
  [
    'shared modules are of another version',
    'mf-catalog',
    (server, release) =>
      edit(server, release, ENTRY, (text) =>
        text
          .replaceAll('requiredVersion: "^19.', 'requiredVersion: "^18.')
          .replaceAll('requiredVersion:"^19.', 'requiredVersion:"^18.'),
      ),
  ],
]

/** Whether the document is complete and has what the browser starts from. */
const isAlive = (html: string): boolean => html.includes('id="superium-discovery"') && html.endsWith('</html>')

// All tests share one edge.
test.describe.configure({ mode: 'default' })
let edge: OwnEdge
test.beforeAll(async ({ baseURL }) => {
  edge = await startOwnEdge(baseURL ?? '')
})
test.afterAll(() => edge?.stop())

const pageAt = (path: string) => expect.poll(() => edge.get(path), { timeout: 40_000, intervals: [200] })
const containing = (part: string) => expect.objectContaining({ html: expect.stringContaining(part) })

for (const [fault, name, damage] of faults) {
  test(`a server bundle of ${name} whose ${fault} delays no page`, async () => {
    const { own, other } = pages[name]
    await edge.damage(name, damage)
    const page = await edge.get(own)
    expect([200, 500]).toContain(page.status)
    expect(isAlive(page.html)).toBe(true)
    expect(page.html).not.toContain('broken')
    // Rendering continues, with this renderer or, if the fault ended it, with the next one.
    await pageAt(other).toEqual(containing('<header'))
  })
}

test('a page that throws is status 500 between header and footer', async () => {
  await edge.damage('mf-catalog', whenRendered('throw new Error("broken page")'))
  await pageAt('/products').toMatchObject({ status: 500 })
  const { html } = await edge.get('/products')
  expect(isAlive(html)).toBe(true)
  expect(html).not.toContain('broken')
  for (const part of ['<header', 'Try again', '<footer', 'noindex']) expect(html).toContain(part)
})

test('a page that hangs keeps header and footer, and the pages of others are whole', async () => {
  await edge.damage('mf-cart', whenRendered('for (;;);'))
  await pageAt('/products').toEqual(containing('<h1'))
  // The first one hangs; then the remote is left out at once.
  await pageAt('/help').toEqual(containing('<footer'))
  expect((await edge.get('/help')).html).not.toContain('<h1')
  await pageAt('/products').toEqual(containing('<h1'))
})

test('the last good releases are used when the store is gone', async () => {
  edge.loseStore()
  const page = await edge.get('/products')
  expect([page.status, isAlive(page.html)]).toEqual([200, true])
})
