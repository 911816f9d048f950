import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from '@superium/release/integrity'
import { closeAfterEach } from '../testing/close-after-each'
import { addDiscovery, makeReleaseStore } from '../testing/make-release-store'
import { releaseFiles, writeFiles } from '../testing/release-files'
import { browse, startSite } from '../testing/start-site'
import { deploymentFromStore } from './deployment-from-store'

closeAfterEach()

const NAMES = ['shell', 'mf-cart']
const ENTRY = { entry: { js: ['main.js'], css: ['main.css'] } }
const FILES = { 'main.js': 'run()', 'main.css': 'p{color:red}' }

/** The cart page of a site whose store `change` has modified after the release. */
async function open(change: (dir: string) => void = () => {}) {
  const dir = makeReleaseStore({})
  const host = releaseFiles('shell', '1.0.0', { kind: 'host', routes: [], facts: ENTRY, files: FILES })
  writeFiles(join(dir, 'shell/1.0.0'), host)
  writeFiles(join(dir, 'mf-cart/1.0.0'), releaseFiles('mf-cart', '1.0.0'))
  const live = await Promise.all(
    NAMES.map(async (name) => [name, [await deploymentFromStore(join(dir, name, '1.0.0'), name, '1.0.0')]]),
  )
  addDiscovery(dir, 1, JSON.stringify({ schema: 's', microFrontends: Object.fromEntries(live) }))
  change(dir)
  return browse(await startSite({ releasesDir: dir }), '/cart')
}

/** Changes a file and its hash in the release's list, like an attacker who can write to the store. */
const tamper = (dir: string, name: string, file: string, content: string): void => {
  const path = join(dir, name, '1.0.0')
  const list = JSON.parse(readFileSync(join(path, 'integrity.json'), 'utf8'))
  writeFileSync(join(path, file), content)
  writeFileSync(join(path, 'integrity.json'), JSON.stringify({ ...list, [file]: integrityOf(Buffer.from(content)) }))
}

test('an intact release is in the document with its hashes and its style sheet', async () => {
  const { statusCode, body } = await open()
  expect(statusCode).toBe(200)
  expect(body).toContain(`main.js" integrity="${integrityOf(Buffer.from('run()'))}"`)
  expect(body).toContain('<style nonce')
  expect(body).toContain('p{color:red}')
  expect(body).toContain(`integrity="${integrityOf(Buffer.from('routes()'))}"`)
  expect(body).not.toContain('filesIntegrity')
})

test('a page is unavailable when the list of hashes was changed', async () => {
  const { statusCode, body } = await open((dir) => tamper(dir, 'shell', 'main.js', 'evil()'))
  expect(statusCode).toBe(503)
  expect(body).not.toContain(integrityOf(Buffer.from('evil()')))
})

test('a changed style sheet is not inlined, so that the browser checks its hash', async () => {
  const { statusCode, body } = await open((dir) => writeFileSync(join(dir, 'shell/1.0.0/main.css'), 'p{color:blue}'))
  expect(statusCode).toBe(200)
  expect(body).not.toContain('color:blue')
  expect(body).toContain(
    `<link rel="stylesheet" href="/assets/shell/1.0.0/main.css" integrity="${integrityOf(Buffer.from('p{color:red}'))}">`,
  )
})

test('nothing is preloaded for a remote whose list of hashes was changed', async () => {
  const { statusCode, body } = await open((dir) => tamper(dir, 'mf-cart', 'routes.js', 'evil()'))
  expect(statusCode).toBe(200)
  expect(body).not.toContain('routes.js')
})
