import { join } from 'node:path'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { releaseFiles, writeFiles } from '../../testing/release-files'
import { folderStore } from '../store/folder-store'
import { appendRevision } from './append-revision'
import { newestRevision } from './newest-revision'
import { createReleaseService } from './release-service'

closeAfterEach()

const TEAM = { kind: 'team', name: 'mf-cart' } as const
const WATCH = { kind: 'automatic', name: 'automatic' } as const
const MODULE = '@superium/shared/state'

/** A site whose versions are made by `release`, without checks. */
async function startSite() {
  const dir = makeReleaseStore({})
  const store = folderStore(dir)
  const releases = createReleaseService(store, () => {})
  await appendRevision(store, () => ({
    event: { by: TEAM, action: 'publish', why: '', changes: [] },
    discovery: { schema: 's', microFrontends: {} },
  }))
  const newest = async () => {
    const { revision } = await newestRevision(store)
    if (!revision) throw new Error('nothing is live')
    return revision
  }
  return {
    releases,
    newest,
    revisions: () => store.revisions(),
    async release(name: string, version: string, change: Parameters<typeof releaseFiles>[2] = {}, traffic = 100) {
      writeFiles(join(dir, name, version), releaseFiles(name, version, change))
      await releases.release(name, version, { by: TEAM, traffic })
    },
    live: async () =>
      Object.fromEntries(
        Object.entries((await newest()).discovery.microFrontends).map(([name, all]) => [
          name,
          all.map(({ metadata }) => metadata.version).join(' '),
        ]),
      ),
  }
}

/** The newest cart no longer has /gifts, which team Gift has taken over. */
async function takenPath({ first = false } = {}) {
  const site = await startSite()
  await site.release('mf-cart', '1.0.0', { routes: ['/cart', '/gifts'] })
  if (!first) await site.release('mf-gift', '1.0.0', { routes: ['/cards'] })
  await site.release('mf-cart', '1.1.0', { routes: ['/cart'] })
  await site.release('mf-gift', '1.1.0', { routes: ['/cards', '/gifts'] })
  return site
}

const TAKEN = ['mf-cart 1.0.0: The path /gifts is already answered by mf-gift.']

test('a rollback by hand to a version whose path another remote has by now is refused with the way out', async () => {
  const { releases, live } = await takenPath()
  await expect(releases.rollback('mf-cart', { by: TEAM })).rejects.toMatchObject({
    status: 409,
    message:
      'mf-cart 1.0.0 does not fit what else is live. It fits together with mf-gift 1.0.0: roll mf-gift back first, or let an ' +
      'administrator roll back all at once (--together, or the releases page).',
    failures: TAKEN,
    details: {
      together: [
        { name: 'mf-cart', version: '1.0.0' },
        { name: 'mf-gift', version: '1.0.0' },
      ],
    },
  })
  expect(await live()).toEqual({ 'mf-cart': '1.1.0', 'mf-gift': '1.1.0' })
  const mine = (names: string[]) => names.every((name) => name === 'mf-cart')
  await expect(releases.rollback('mf-cart', { by: TEAM, together: mine })).rejects.toThrow(
    'The token of mf-cart cannot roll back mf-gift',
  )
})

test('both go back as one revision, by an administrator and automatically', async () => {
  for (const how of [{ by: { kind: 'admin', name: 'ada' } as const, together: () => true }, { by: WATCH }]) {
    const { releases, live, newest, revisions } = await takenPath()
    const before = (await revisions()).length
    await releases.rollback('mf-cart', { ...how, why: 'It fails.', version: '1.1.0' })
    expect(await live()).toEqual({ 'mf-cart': '1.0.0', 'mf-gift': '1.0.0' })
    expect(await revisions()).toHaveLength(before + 1)
    const step = await newest()
    expect(step.changes.map(({ name, version }) => `${name} ${version}`)).toEqual(['mf-cart 1.0.0', 'mf-gift 1.0.0'])
    expect(step.why).toBe(
      `It fails. Together with mf-gift 1.0.0, because mf-cart 1.0.0 does not fit otherwise: ${TAKEN[0]}`,
    )
    expect(step.remarks?.['mf-gift']?.['1.1.0']?.takenBack).toMatchObject({
      why: expect.stringMatching(/^It fails\. Together with/),
    })
  }
})

test('an automatic rollback that fits with nothing leaves the site as it is and says so once', async () => {
  const { releases, live, newest, revisions } = await takenPath({ first: true })
  const back = () => releases.rollback('mf-cart', { by: WATCH, why: 'It fails', version: '1.1.0' })
  const words = expect.stringContaining(
    `mf-cart 1.1.0 stays live although it should go back (It fails): 1.0.0 does not fit what else is live, and no joint rollback does. ${TAKEN[0]}`,
  )
  expect(await back()).toMatchObject({ changes: [], why: words })
  const count = (await revisions()).length
  expect([await back(), (await revisions()).length]).toEqual([undefined, count])
  expect(await live()).toEqual({ 'mf-cart': '1.1.0', 'mf-gift': '1.1.0' })
  expect((await newest()).blocked).toMatchObject({ 'mf-cart': { version: '1.1.0', why: words } })
  await expect(releases.rollback('mf-cart', { by: TEAM })).rejects.toThrow('release a new version that works')
})

test('a version that stays although it fails is rolled back as soon as that fits', async () => {
  const site = await takenPath({ first: true })
  const back = () => site.releases.rollback('mf-cart', { by: WATCH, why: 'It fails', version: '1.1.0' })
  await back()
  await site.release('mf-gift', '1.2.0', { routes: ['/cards'] })
  await back()
  expect(await site.live()).toEqual({ 'mf-cart': '1.0.0', 'mf-gift': '1.2.0' })
  expect((await site.newest()).blocked).toBeUndefined()
})

test('a shell without a name that a live remote uses goes back with the remote', async () => {
  const { release, releases, live } = await startSite()
  const shell = (...names: string[]) => ({
    kind: 'host' as const,
    routes: [],
    facts: { entry: { js: ['remoteEntry.js'], css: [] }, provides: { [MODULE]: names } },
    files: {
      'mf-manifest.json': JSON.stringify({
        name: 'shell',
        metaData: { remoteEntry: { name: 'remoteEntry.js' } },
        shared: [{ name: MODULE, version: '1.0.0' }],
      }),
    },
  })
  const cart = (...names: string[]) => ({ facts: { shared: { [MODULE]: '^1.0.0' }, expects: { [MODULE]: names } } })
  await release('shell', '1.0.0', shell('$cart'))
  await release('mf-cart', '1.0.0', cart('$cart'))
  await release('shell', '1.1.0', shell('$cart', 'toast'))
  await release('mf-cart', '1.1.0', cart('toast'))
  await expect(releases.rollback('shell', { by: TEAM })).rejects.toMatchObject({
    failures: [`mf-cart 1.1.0 uses toast of ${MODULE}, which shell 1.0.0 does not provide.`].map((words) =>
      expect.stringContaining(words),
    ),
  })
  await releases.rollback('shell', { by: WATCH, why: 'It fails.', version: '1.1.0' })
  expect(await live()).toEqual({ shell: '1.0.0', 'mf-cart': '1.0.0' })
})

test('a rollback may lose paths that only the newer version has, and says which', async () => {
  const { release, releases, newest } = await startSite()
  await release('mf-cart', '1.0.0', { routes: ['/cart'] })
  await release('mf-cart', '1.1.0', { routes: ['/cart', '/gifts'] })
  await releases.rollback('mf-cart', { by: TEAM })
  expect(await newest()).toMatchObject({ action: 'rollback', loses: ['/gifts'] })
})

/** Team Gift redirects to a path that only the newest cart has, and Gift has no earlier version to roll back to. */
async function redirectToNewPath() {
  const site = await startSite()
  const { release } = site
  await release('mf-cart', '1.0.0', { routes: ['/cart'] })
  await release('mf-cart', '1.1.0', { routes: ['/cart', '/gifts'] })
  await release('mf-gift', '1.0.0', {
    routes: ['/cards'],
    facts: { redirects: [{ from: '/presents', to: '/gifts', status: 301 }] },
  })
  return site
}

const STRANDED = 'mf-gift redirects /presents to /gifts, which nobody would answer any more.'

test('it may not lose a path that another remote redirects to, unless it says so', async () => {
  const { releases, live, newest } = await redirectToNewPath()
  await expect(releases.rollback('mf-cart', { by: TEAM })).rejects.toMatchObject({
    message: expect.stringContaining('Only redirects would lead nowhere: --together rolls back all the same.'),
    failures: [STRANDED],
    details: { together: [{ name: 'mf-cart', version: '1.0.0' }] },
  })
  await releases.rollback('mf-cart', {
    by: TEAM,
    why: 'It fails.',
    together: (names) => names.every((one) => one === 'mf-cart'),
  })
  expect(await live()).toEqual({ 'mf-cart': '1.0.0', 'mf-gift': '1.0.0' })
  expect(await newest()).toMatchObject({ why: `It fails. ${STRANDED}`, loses: ['/gifts'] })
})

test('no redirect of another team keeps a failing version live', async () => {
  const { releases, live, newest } = await redirectToNewPath()
  await releases.rollback('mf-cart', { by: WATCH, why: 'It fails.', version: '1.1.0' })
  expect(await live()).toEqual({ 'mf-cart': '1.0.0', 'mf-gift': '1.0.0' })
  expect(await newest()).toMatchObject({ why: `It fails. ${STRANDED}` })
})

test('the failing default version beside a canary goes back to the version before it, not to itself', async () => {
  const { release, releases, live } = await startSite()
  for (const version of ['1.0.0', '1.1.0']) await release('mf-cart', version)
  await release('mf-cart', '1.2.0', {}, 10)
  await releases.rollback('mf-cart', { by: WATCH, why: 'It fails.', version: '1.1.0' })
  expect(await live()).toEqual({ 'mf-cart': '1.0.0' })
})
