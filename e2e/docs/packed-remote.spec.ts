import { expect, test } from '@playwright/test'
import { entriesWithoutExample, OutsideRemote } from './outside-remote'

const PAGE = `
import type { RouteHandle } from '@superium/shared/contract'
import { formatDollars } from '@superium/shared/money'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import styles from './page.module.css'

export const handle: RouteHandle = { chunk: 'gift', meta: () => ({ title: 'Gifts', canonical: '/gift' }) }

export function Component() {
  return (
    <Page>
      <PageTitle title="Gifts" />
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Gifts' }]} />
      <h1 className={styles.title}>Gifts from {formatDollars(5)}</h1>
    </Page>
  )
}
`

const FILES = {
  'package.json': '{"name":"mf-gift","version":"1.0.0","type":"module"}',
  'src/pages.ts': `
import type { PageFacts } from '@superium/shared/contract'

export const pages: PageFacts[] = [
  { path: '/gift', title: 'Gifts', description: 'Gifts for friends.', indexed: true, personal: false },
]
`,
  'src/routes.tsx': `
import type { RouteObject } from '@superium/shared/router'

const routes: RouteObject[] = [{ path: '/gift', lazy: () => import(/* webpackChunkName: "gift" */ './page') }]
export default routes
`,
  'src/page.tsx': PAGE,
  'src/page.test.tsx': `
import { openPage } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import { pages } from './pages'
import routes from './routes'

test('the page says what a gift costs', async () => {
  await openPage(routes, '/gift')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Gifts from $5.00')
})

test('there is one route for each pattern in the page facts', () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})
`,
  'src/page.module.css': '.title { color: rebeccapurple; }',
  'src/gift-note.tsx': 'export default function GiftNote() {\n  return <p>Wrapped on request.</p>\n}\n',
}

let remote: OutsideRemote

test.setTimeout(300_000)
test.beforeAll(() => {
  remote = new OutsideRemote(FILES)
})
test.afterAll(() => remote.remove())

test('a remote outside the repository is checked, tested and built with the packed packages', () => {
  remote.run('typescript/bin/tsc', '--noEmit')
  remote.run('jest/bin/jest.js')
  remote.run('@superium/build/bin/superium-build.mjs')
  const facts = JSON.parse(remote.read('dist/browser/superium.json'))
  expect(facts).toMatchObject({
    kind: 'remote',
    name: 'mf-gift',
    owner: 'Gift',
    routes: ['/gift'],
    slots: ['gift-note'],
  })
  expect(facts.expects['@superium/shared/ui']).toEqual(['Breadcrumbs', 'Page', 'PageTitle'])
  expect(facts.chunks.gift.css).toHaveLength(1)
  expect(remote.exists('dist/server/remoteEntry.cjs')).toBe(true)
  // The host has Module Federation's runtime; a remote whose build missed the aliases would bring 50 kB of its own.
  const { metaData } = JSON.parse(remote.read('dist/browser/mf-manifest.json'))
  const entry = remote.read(`dist/browser/${metaData.remoteEntry.name}`)
  expect(entry).toContain('superiumFederation')
  expect(entry.length).toBeLessThan(20_000)
})

test('the README of the shared package shows each entry in use', () => {
  // The check of types above covers the examples, which are files of the remote.
  expect(entriesWithoutExample()).toEqual([])
})
