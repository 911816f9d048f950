import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOfBuild, type ReleaseApiClient, releaseApiClient, Steps } from '@superium/release/command'
import { filesBelow } from '@superium/release/integrity'
import { newestRevision } from '../../../../edge/src/releases/live/newest-revision'
import { folderStore } from '../../../../edge/src/releases/store/folder-store'
import { closeAfterEach } from '../../../../edge/src/testing/close-after-each'
import { ADMIN_TOKEN, cartFiles, releaseStore, startReleaseSite } from '../../../../edge/src/testing/start-release-site'
import { makeTree } from '../../testing/make-tree'
import { firstRelease } from '../first-release'
import { packAs } from './pack-as'
import { type Candidate, checkAll, type ReleaseAllOptions, releaseAll } from './release-all'

closeAfterEach()

const NAMES = ['shell', 'mf-cart'] as const
type Name = (typeof NAMES)[number]

/** The version of the first release. */
const FIRST = '1.0.0-abcdef12'

/** Files of a release as a bundler writes them. */
const asBuilt = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file.startsWith('server/') ? file : `browser/${file}`, content]),
  )

async function filesOfShell(): Promise<Record<string, string>> {
  const folder = join(releaseStore(), 'shell/1.0.0')
  const files = (await filesBelow(folder)).filter((file) => file !== 'integrity.json')
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The cart without and with the slot that it fills. */
const cart = (slots: string[]) => {
  const { 'integrity.json': _, ...files } = cartFiles(FIRST, { slots })
  return files
}

/** A site after its first release, and a repository that still builds the same. */
async function open(order: readonly Name[] = NAMES) {
  const outputs = {
    shell: join(makeTree(asBuilt(await filesOfShell())), 'browser'),
    'mf-cart': join(makeTree(asBuilt(cart([]))), 'browser'),
  }
  const writeFacts = (name: Name, facts: object): void => {
    const file = join(outputs[name], 'superium.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...facts }))
  }
  writeFacts('shell', { version: FIRST, uses: [] })
  const dir = makeTree()
  const first = NAMES.map((name) => ({
    ...{ name, dir: '', version: '1.0.0', release: FIRST, output: outputs[name] },
  }))
  await firstRelease(folderStore(dir), first)
  const site = await (await startReleaseSite(dir)).listen({ host: '127.0.0.1', port: 0 })
  const said: string[] = []
  const steps = new Steps((line) => said.push(line))
  const client = releaseApiClient(site, ADMIN_TOKEN)
  const options: ReleaseAllOptions = { why: 'All', again: false, replaceCanary: false, commits: 7 }

  const candidates = (change: Partial<ReleaseApiClient> = {}): Promise<Candidate[]> =>
    Promise.all(
      order.map(async (name) => ({
        ...{ name, packageVersion: '1.0.0', content: await contentOfBuild(outputs[name]) },
        client: { ...client, ...change },
        pack: (version: string) => packAs(outputs[name], version, 'c0ffee'),
      })),
    )
  return {
    client,
    options,
    /** Changes facts, and adds or replaces files of a package's next build. */
    change(name: Name, facts: object, files: Record<string, string> = {}) {
      for (const [path, content] of Object.entries(files)) writeFileSync(join(outputs[name], path), content)
      writeFacts(name, facts)
    },
    async release(change: Partial<ReleaseAllOptions> = {}, calls: Partial<ReleaseApiClient> = {}) {
      said.length = 0
      await releaseAll(await candidates(calls), { ...options, ...change }, steps)
      return said.join('\n')
    },
    async check(change: Partial<ReleaseAllOptions> = {}) {
      said.length = 0
      return { could: await checkAll(await candidates(), { ...options, ...change }, steps), output: said.join('\n') }
    },
    async live() {
      const { number, revision } = await newestRevision(folderStore(dir))
      const versionOf = (name: Name) => revision?.discovery.microFrontends[name]?.[0]?.metadata.version
      return { number, shell: versionOf('shell'), cart: versionOf('mf-cart') }
    },
    packed: (name: Name, version: string) => packAs(outputs[name], version, 'c0ffee'),
    readFacts: (name: Name, version: string) =>
      JSON.parse(readFileSync(join(dir, name, version, 'superium.json'), 'utf8')) as object,
  }
}

const CODE = { 'routes.js': 'routes(2)' }
/** A module that a new version of `shared` provides, and that the cart needs. */
const GIFTS = '@superium/shared/gifts'

test('what is live with the same content is left alone', async () => {
  const { release, live } = await open()
  expect(await release()).toContain('Everything is live already.')
  expect(await live()).toEqual({ number: 1, shell: FIRST, cart: FIRST })
})

test('a change in one remote releases it alone, once, as the number of commits', async () => {
  const { change, release, live, readFacts } = await open()
  change('mf-cart', {}, CODE)
  expect(await release()).toMatch(
    /shell 1\.0\.0-abcdef12 is live with the same content\.\n✓ mf-cart 1\.0\.7 in place of 1\.0\.0-abcdef12/,
  )
  expect(await live()).toEqual({ number: 2, shell: FIRST, cart: '1.0.7' })
  expect(readFacts('mf-cart', '1.0.7')).toMatchObject({ version: '1.0.7', commit: 'c0ffee' })
  expect(await release({ commits: 8 })).toContain('Everything is live already.')
  change('mf-cart', {}, { 'routes.js': 'routes(3)' })
  await release()
  expect((await live()).cart).toBe('1.0.8')
})

test('a remote that needs a new module of shared follows the shell that provides it', async () => {
  const { change, release, live } = await open(['mf-cart', 'shell'])
  const manifest = JSON.parse((await filesOfShell())['mf-manifest.json'] ?? '{}')
  const shared = [...manifest.shared, { name: GIFTS, version: '1.9.0' }]
  change('shell', {}, { 'mf-manifest.json': JSON.stringify({ ...manifest, shared }) })
  change('mf-cart', { shared: { [GIFTS]: '^1.9.0' } })
  expect(await release()).toMatch(
    /^✗ mf-cart .*\n✓ shell .*\nAfter the others: mf-cart\n✓ mf-cart .*\nLive: 2 of 2 packages\.$/,
  )
  expect(await live()).toEqual({ number: 3, shell: '1.0.7', cart: '1.0.7' })
})

test('a shell that shows a new slot follows the remote that fills it', async () => {
  const { change, release, live } = await open()
  change('shell', { uses: ['mini-cart'] })
  const { 'server/remoteEntry.cjs': _, ...files } = cart(['mini-cart'])
  change('mf-cart', {}, files)
  expect(await release()).toMatch(/^✗ shell .*\n✓ mf-cart .*\nAfter the others: shell\n✓ shell /)
  expect(await live()).toEqual({ number: 3, shell: '1.0.7', cart: '1.0.7' })
})

test('a call that ended between two packages, or between upload and release, goes on', async () => {
  const { change, client, release, live, packed } = await open()
  change('shell', {}, { 'main.js': 'run(2)' })
  change('mf-cart', {}, CODE)
  const upload: ReleaseApiClient['upload'] = (name, ...rest) =>
    name === 'mf-cart' ? Promise.reject(new Error('killed')) : client.upload(name, ...rest)
  await expect(release({}, { upload })).rejects.toThrow('killed')
  expect(await live()).toEqual({ number: 2, shell: '1.0.7', cart: FIRST })
  await client.upload('mf-cart', '1.0.7', await packed('mf-cart', '1.0.7'), {})
  expect(await release({ commits: 9 })).toMatch(/shell 1\.0\.7 is live with the same content\.\n✓ mf-cart 1\.0\.7/)
  expect(await live()).toEqual({ number: 3, shell: '1.0.7', cart: '1.0.7' })
})

test('when nothing that is left fits, the reasons are said and what fits is live', async () => {
  const { change, release, live } = await open()
  change('shell', {}, { 'main.js': 'run(2)' })
  change('mf-cart', { shared: { [GIFTS]: '^1.9.0' } })
  await expect(release()).rejects.toThrow(`requires ${GIFTS}, which shell 1.0.7 does not provide.`)
  expect(await live()).toEqual({ number: 2, shell: '1.0.7', cart: FIRST })
})

test('what was taken back goes live again only when that is meant', async () => {
  const { change, check, client, release, live } = await open()
  change('mf-cart', {}, CODE)
  await release()
  await client.rollback('mf-cart', undefined, 'Slow')
  const { could, output } = await check()
  expect([could, output]).toEqual([false, expect.stringContaining('✗ mf-cart 1.0.7 was taken back on')])
  await expect(release()).rejects.toThrow(output.split('✗ ').at(-1))
  expect((await check({ again: true })).could).toBe(true)
  await release({ again: true })
  expect((await live()).cart).toBe('1.0.7')
})

test('a canary ends only when that is meant', async () => {
  const { change, check, client, release, live, packed } = await open()
  change('mf-cart', {}, CODE)
  await client.upload('mf-cart', '1.0.3', await packed('mf-cart', '1.0.3'), { traffic: '10' })
  change('mf-cart', {}, { 'routes.js': 'routes(3)' })
  const { could, output } = await check()
  expect([could, output]).toEqual([false, expect.stringContaining('✗ mf-cart 1.0.3 is a canary')])
  await expect(release()).rejects.toThrow(output.split('✗ ').at(-1))
  expect((await check({ replaceCanary: true })).could).toBe(true)
  await release({ replaceCanary: true })
  expect((await live()).cart).toBe('1.0.7')
})

test('--check says what would be released and what not yet, and changes nothing', async () => {
  const { change, check, live } = await open()
  expect(await check()).toMatchObject({ could: true, output: expect.stringContaining('Everything is live already.') })
  change('shell', {}, { 'main.js': 'run(2)' })
  change('mf-cart', { shared: { [GIFTS]: '^1.9.0' } })
  const { could, output } = await check()
  expect(could).toBe(true)
  expect(output).toMatch(
    /^shell 1\.0\.7 would go live in place of 1\.0\.0-abcdef12\.\nmf-cart 1\.0\.7 .* only after others, if at all:\n {2}✗ /,
  )
  expect(await live()).toEqual({ number: 1, shell: FIRST, cart: FIRST })
})
