import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PageFacts, RedirectFacts } from '@superium/shared/contract'
import { revisionFile } from '../releases/store/release-store'
import { closeLater } from './close-after-each'
import { accountPages, catalogPages, catalogRedirects, personalPage } from './page-fixtures'

/**
 * Makes a release store with these files in a temporary folder, which is removed after the test. `discovery.json` becomes its
 * first revision.
 */
export function makeReleaseStore(files: Record<string, string | Buffer>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'superium-edge-')))
  closeLater({ close: () => rmSync(root, { recursive: true, force: true }) })
  for (const [path, content] of Object.entries(files)) {
    if (path === 'discovery.json') {
      addDiscovery(root, 1, String(content))
      continue
    }
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

/** Adds a discovery document to a release store as the revision with this number, without validation. */
export function addDiscovery(root: string, number: number, discovery: string): void {
  const event = { at: '2026-01-01T00:00:00.000Z', by: { kind: 'local', name: 'local' }, action: 'publish', why: '' }
  const rest = JSON.stringify({ number, ...event, changes: [], earlier: {}, live: {} }).slice(1)
  mkdirSync(join(root, 'discovery'), { recursive: true })
  writeFileSync(join(root, 'discovery', revisionFile(number)), `{"discovery":${discovery},${rest}`)
}

interface Release {
  version?: string
  kind?: 'host' | 'remote'
  owner?: string
  routes?: string[]
  /** With pages the release is one of contract 2. */
  pages?: PageFacts[]
  redirects?: RedirectFacts[]
  entry?: { js: string[]; css: string[] }
}

/** A discovery entry with one deployment. */
export function deployment(
  name: string,
  { version = '1.0.0', kind = 'remote', owner = 'Team', routes = [], pages, redirects, entry }: Release,
) {
  const paths = pages?.map(({ path }) => path) ?? routes
  const container = name.replaceAll('-', '_')
  const facts = { kind, name, container, owner, version, commit: 'abc', routes: paths, slots: [] }
  const contract2 = pages && { contract: 2, pages, ...(redirects && { redirects }) }
  return {
    url: `/assets/${name}/${version}/mf-manifest.json`,
    metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
    extras: { superium: { ...facts, contract: 1, shared: {}, ...contract2, ...(entry && { entry }) } },
  }
}

/** The text of a discovery document with one deployment per name. */
export const discoveryOf = (...deployments: ReturnType<typeof deployment>[]): string =>
  JSON.stringify({
    schema: 'https://example.test/schema',
    microFrontends: Object.fromEntries(deployments.map((one) => [one.extras.superium.name, [one]])),
  })

export const shell = deployment('shell', { kind: 'host', entry: { js: ['main.js'], css: ['main.css'] } })
export const catalog = deployment('mf-catalog', { pages: catalogPages, redirects: catalogRedirects })
export const account = deployment('mf-account', { pages: accountPages })
export const admin = deployment('mf-admin', { pages: [personalPage('/superium-admin/*', 'Dashboard')] })

/** A small site: a host and three remotes, one of them with its manifest. */
export const siteFiles = {
  'discovery.json': discoveryOf(shell, catalog, account, admin),
  'shell/1.0.0/main.js': 'run()',
  'shell/1.0.0/main.css': 'body{}',
  'mf-catalog/1.0.0/remoteEntry.js': 'entry()',
  'mf-catalog/1.0.0/mf-manifest.json': JSON.stringify({
    name: 'mf_catalog',
    shared: [],
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [
      { path: './slots/search', assets: { js: { sync: ['search.js'] } } },
      { path: './routes', assets: { js: { sync: ['routes.js'], async: ['later.js'] } } },
    ],
  }),
}
