import { integrityOf } from '@superium/release/integrity'
import { type Deployment, DISCOVERY_SCHEMA } from '@superium/shared/contract'
import { closeAfterEach } from '../testing/close-after-each'
import { catalog, makeReleaseStore, shell, siteFiles } from '../testing/make-release-store'
import { addRemoteEntries } from './add-remote-entries'

closeAfterEach()

const manifest = siteFiles['mf-catalog/1.0.0/mf-manifest.json']
const integrity = integrityOf(Buffer.from(manifest))
const entryOf = async (deployment: Deployment, files: Record<string, string> = siteFiles) => {
  const microFrontends = { shell: [shell], 'mf-catalog': [deployment] }
  const named = await addRemoteEntries(makeReleaseStore(files), { schema: DISCOVERY_SCHEMA, microFrontends })
  expect(named.microFrontends.shell).toEqual([shell])
  return named.microFrontends['mf-catalog']?.[0]?.extras.superium.remoteEntry
}
const released = { ...catalog, metadata: { ...catalog.metadata, integrity } }

test("an old discovery entry gets its remote's entry script from the manifest", async () => {
  expect(await entryOf(released)).toBe('remoteEntry.js')
})

test('an entry script that discovery names is kept', async () => {
  const extras = { superium: { ...released.extras.superium, remoteEntry: 'other.js' } }
  expect(await entryOf({ ...released, extras })).toBe('other.js')
})

test('a missing or changed manifest adds no entry script', async () => {
  expect(await entryOf(released, {})).toBeUndefined()
  expect(await entryOf(catalog)).toBeUndefined()
})
