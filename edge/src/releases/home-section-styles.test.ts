import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '@superium/shared/contract'
import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore } from '../testing/make-release-store'
import { releaseFiles, writeFiles } from '../testing/release-files'
import { deploymentFromStore } from './deployment-from-store'
import { homeSectionStyles } from './home-section-styles'

closeAfterEach()

const section = { label: 'Gifts', order: 1, height: { phone: 300, wide: 300 } }

/** A store with a remote that adds a section with this style sheet to the home page. */
async function open(css: string, name = 'mf-gift') {
  const dir = makeReleaseStore({})
  const folder = join(dir, name, '1.0.0')
  const chunks = { __federation_expose_slots__home: { js: [], css: ['home.css'] } }
  const facts = { chunks, contributions: { home: section } }
  writeFiles(folder, releaseFiles(name, '1.0.0', { slots: ['home'], facts, files: { 'home.css': css } }))
  const remote = await deploymentFromStore(folder, name, '1.0.0')
  const textsOf = async (one: Deployment = remote) => {
    const discovery = { schema: 's', microFrontends: { [name]: [one] } }
    return (await homeSectionStyles(dir, { discovery })).map(({ text }) => text)
  }
  return { folder, remote, textsOf }
}

test("a section's style sheet is inlined, and its list of hashes is read once", async () => {
  const { folder, remote, textsOf } = await open('.gift{color:red}')
  expect(await textsOf()).toEqual(['.gift{color:red}'])
  rmSync(join(folder, 'integrity.json'))
  expect(await textsOf()).toEqual(['.gift{color:red}'])
  expect(await textsOf(structuredClone(remote))).toStrictEqual([])
})

test.each([
  ['is large', `.gift{color:red}${' '.repeat(16_000)}.b{}`],
  ['has relative addresses', '.gift{background:url(gift.avif)}'],
  ['could end its element', '.gift::after{content:"</style>"}'],
])('a style sheet that %s holds the home page of all teams up nowhere', async (_, css) => {
  expect(await (await open(css)).textsOf()).toStrictEqual([])
})

test('a damaged style sheet is left out', async () => {
  const { folder, textsOf } = await open('.gift{color:blue}')
  writeFileSync(join(folder, 'home.css'), '.gift{color:evil}')
  expect(await textsOf()).toStrictEqual([])
})
