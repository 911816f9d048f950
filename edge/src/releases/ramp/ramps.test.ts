import { join } from 'node:path'
import type { CanaryEvidence, Revision } from '@superium/shared/contract'
import { closeAfterEach } from '../../testing/close-after-each'
import { writeFiles } from '../../testing/release-files'
import { cartFiles, releaseStore } from '../../testing/start-release-site'
import { NOBODY } from '../../testing/start-site'
import type { ReadCanaryEvidence } from '../api/canary-evidence'
import { newestRevision } from '../live/newest-revision'
import { createReleaseService } from '../live/release-service'
import { addToken, revokeToken } from '../names/change-names'
import { createRegistry } from '../names/registry'
import { makeToken } from '../names/release-token'
import { revokedActor } from '../names/revoked-actor'
import { folderStore } from '../store/folder-store'
import { createUpload } from '../upload/upload'
import { looksWorse } from './looks-worse'
import { createRamps, type RampPlan } from './ramps'
import { createRampRunner } from './run-ramps'

closeAfterEach()

const ADA = { kind: 'admin', name: 'ada@shop.example' } as const
const MINUTE_MS = 60_000

const plan = (...steps: number[]): RampPlan => ({
  ...{ steps, everyMinutes: 10, by: ADA, why: 'Wider', retire: [], replaceCanary: false, again: false },
})

/** A store with mf-cart 1.1.0 and 1.2.0 uploaded, a clock, and edges that share both. */
function open() {
  const dir = releaseStore()
  for (const version of ['1.1.0', '1.2.0']) writeFiles(join(dir, 'mf-cart', version), cartFiles(version))
  const store = folderStore(dir)
  const clock = { now: Date.parse('2026-11-22T12:00:00.000Z') }
  const now = (): number => clock.now
  const newest = async (): Promise<Revision> => {
    const { revision } = await newestRevision(store)
    if (!revision) throw new Error('nothing is live')
    return revision
  }
  const releases = createReleaseService(store, () => {})
  const upload = createUpload(releases, { store, apiUrl: NOBODY, registry: { current: async () => [] } })
  const registry = createRegistry(store, () => {})
  const revoked = revokedActor(registry)
  const warnings: string[] = []
  const warn = (message: string): void => void warnings.push(message)
  const edge = (
    evidence: ReadCanaryEvidence = async () => null,
    current: () => Promise<Revision> = newest,
    failsForSeveral = () => true,
  ) => createRampRunner({ current, releases, upload, evidence, failsForSeveral, revoked, now, warn })
  return {
    ...{ store, newest, releases, warnings, edge, registry },
    ramps: createRamps({ store, releases, upload, now }),
    pass: (minutes: number): void => {
      clock.now += minutes * MINUTE_MS
    },
    shares: async () =>
      (await newest()).discovery.microFrontends['mf-cart']?.map(
        ({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic}`,
      ),
  }
}

const counted = (version: string, visits: number, failed: number, server = { visits: 0, failed: 0 }) => ({
  ...{ version, visits, failed, server },
})
const failing: CanaryEvidence = { canary: counted('1.1.0', 100, 7), stable: counted('1.0.0', 900, 2) }

test('a ramp that a team started stops when its token is revoked', async () => {
  const { ramps, edge, pass, shares, newest, registry } = open()
  const { id, hash } = makeToken()
  const facts = { label: 'CI main', kind: 'job', days: 30 } as const
  await registry.change((names, at) => addToken(names, 'mf-cart', facts, { id, hash, liveOwner: 'Team', by: ADA, at }))
  const by = { kind: 'team', name: 'mf-cart', token: 'CI main', tokenId: id } as const
  await ramps.start('mf-cart', '1.1.0', { ...plan(10, 20, 100), by })
  pass(10)
  await edge()()
  expect(await shares()).toEqual(['1.0.0 80', '1.1.0 20'])
  await registry.change((names, at) => revokeToken(names, 'mf-cart', id, { by: ADA, at }))
  // The team's new token has the old one's label.
  const fresh = makeToken()
  await registry.change((names, at) =>
    addToken(names, 'mf-cart', facts, { ...{ id: fresh.id, hash: fresh.hash }, liveOwner: 'Team', by: ADA, at }),
  )
  await edge()()
  pass(10)
  await edge()()
  expect(await shares()).toEqual(['1.0.0 80', '1.1.0 20'])
  const { ramps: left, why } = await newest()
  expect([left, why]).toEqual([
    undefined,
    'The ramp stops before 100 %: The token CI main, which started it, was revoked.',
  ])
})

test('a ramp takes one step per interval until everybody has the version, and the history says who and why', async () => {
  const { ramps, edge, pass, shares, newest } = open()
  const run = edge()
  await ramps.start('mf-cart', '1.1.0', plan(10, 50, 100))
  expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10'])
  expect((await newest()).ramps?.['mf-cart']).toMatchObject({ version: '1.1.0', nextAt: '2026-11-22T12:10:00.000Z' })
  pass(9)
  await run()
  expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10'])
  pass(1)
  await run()
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
  expect(await newest()).toMatchObject({ action: 'canary', by: ADA, why: 'Wider', ramp: { change: 'step' } })
  await run()
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
  pass(10)
  await run()
  expect(await shares()).toEqual(['1.1.0 100'])
  const { number, action, ramps: left, earlier } = await newest()
  expect([number, action, left, earlier['mf-cart']]).toEqual([4, 'promote', undefined, ['1.0.0']])
})

test('of several edges exactly one takes a step, and a restart or a sleep loses none', async () => {
  const { ramps, edge, pass, shares, newest } = open()
  await ramps.start('mf-cart', '1.1.0', plan(10, 20, 50))
  pass(60)
  const before = await newest()
  // All have read the same revision, one of them long ago.
  await Promise.all([1, 2, 3, 4].map(() => edge(undefined, async () => before)()))
  expect([(await newest()).number, await shares()]).toEqual([before.number + 1, ['1.0.0 80', '1.1.0 20']])
  await edge(undefined, async () => before)()
  expect(await shares()).toEqual(['1.0.0 80', '1.1.0 20'])
  pass(10)
  await edge()()
  expect([await shares(), (await newest()).ramps]).toEqual([['1.0.0 50', '1.1.0 50'], undefined])
})

test('a canary is ramped from the share that it has', async () => {
  const { ramps, releases, edge, pass, shares, newest } = open()
  await releases.release('mf-cart', '1.1.0', { by: ADA, traffic: 20 })
  const made = await ramps.start('mf-cart', '1.1.0', plan(10, 20, 50))
  expect(made).toMatchObject({
    action: 'ramp',
    changes: [{ traffic: 20 }],
    ramp: { change: 'start', steps: [10, 20, 50] },
  })
  pass(10)
  await edge()()
  expect([await shares(), (await newest()).ramps]).toEqual([['1.0.0 50', '1.1.0 50'], undefined])
})

test('a ramp stops on evidence between two steps, and rolls nothing back', async () => {
  const { ramps, edge, pass, shares, newest } = open()
  await ramps.start('mf-cart', '1.1.0', plan(10, 50))
  pass(1)
  await edge(async () => failing)()
  expect(await newest()).toMatchObject({
    ...{ action: 'ramp', by: { kind: 'automatic' }, ramp: { change: 'stop' } },
    why: 'The ramp stops before 50 %: 1.1.0 failed on 7 of 100 page views in browsers, 1.0.0 on 2 of 900.',
  })
  pass(60)
  await edge()()
  expect([await shares(), (await newest()).ramps]).toEqual([['1.0.0 90', '1.1.0 10'], undefined])
})

test('failures for few addresses stop no ramp: one visitor can have those', async () => {
  const { ramps, edge, pass, shares } = open()
  await ramps.start('mf-cart', '1.1.0', plan(10, 50))
  pass(10)
  await edge(
    async () => failing,
    undefined,
    () => false,
  )()
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
})

test('without an answer about failures a ramp waits', async () => {
  const { ramps, edge, pass, shares, warnings } = open()
  await ramps.start('mf-cart', '1.1.0', plan(10, 50))
  pass(10)
  await edge(() => Promise.reject(new Error('the API answered 503')))()
  expect([await shares(), warnings]).toEqual([
    ['1.0.0 90', '1.1.0 10'],
    ['the ramp of mf-cart 1.1.0 waits: the API answered 503'],
  ])
  await edge()()
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
})

test('a step waits while others write so much that it finds no turn', async () => {
  const { store, ramps, edge, pass, shares, warnings } = open()
  await ramps.start('mf-cart', '1.1.0', plan(10, 50))
  pass(10)
  const { addRevision } = store
  let taken = 0
  store.addRevision = async (number, text) => (taken++ < 30 ? false : addRevision(number, text))
  await edge()()
  expect([await shares(), warnings]).toEqual([
    ['1.0.0 90', '1.1.0 10'],
    ['the ramp of mf-cart 1.1.0 waits: Too many releases at the same time. Try again in a moment.'],
  ])
  await edge()()
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
})

test('a pause holds the step back, and the next one is due a whole interval after going on', async () => {
  const { ramps, edge, pass, shares } = open()
  const reason = { version: '1.1.0', by: ADA, why: '' }
  await ramps.start('mf-cart', '1.1.0', plan(10, 50))
  await ramps.change('mf-cart', 'pause', reason)
  await expect(ramps.change('mf-cart', 'pause', reason)).rejects.toThrow('is paused already')
  pass(60)
  await edge()()
  expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10'])
  await ramps.change('mf-cart', 'resume', reason)
  pass(9)
  await edge()()
  expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10'])
  pass(1)
  await edge()()
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
})

test.each<[string, (site: ReturnType<typeof open>) => Promise<unknown>]>([
  ['a stop', ({ ramps }) => ramps.change('mf-cart', 'stop', { version: '1.1.0', by: ADA, why: '' })],
  ['a rollback', ({ releases }) => releases.rollback('mf-cart', { by: ADA })],
  ['a promotion', ({ releases }) => releases.promote('mf-cart', { by: ADA, version: '1.1.0' })],
  ['another share', ({ releases }) => releases.release('mf-cart', '1.1.0', { by: ADA, traffic: 30 })],
  [
    'another canary',
    ({ releases }) => releases.release('mf-cart', '1.2.0', { by: ADA, traffic: 5, replaceCanary: true }),
  ],
])('%s ends a ramp', async (_, act) => {
  const site = open()
  await site.ramps.start('mf-cart', '1.1.0', plan(10, 50))
  await act(site)
  const { number, ramps } = await site.newest()
  expect(ramps).toBeUndefined()
  site.pass(60)
  await site.edge()()
  expect((await site.newest()).number).toBe(number)
})

test('a release of another name leaves a ramp alone', async () => {
  const { ramps, releases, newest } = open()
  await ramps.start('mf-cart', '1.1.0', plan(10, 50))
  await releases.append(({ discovery }) => ({
    event: { by: ADA, why: '', action: 'publish', changes: [] },
    discovery,
  }))
  expect((await newest()).ramps?.['mf-cart']?.version).toBe('1.1.0')
})

test('a second ramp, shares that are reached, and a version that may not go so far are refused', async () => {
  const { ramps, releases } = open()
  await releases.release('mf-cart', '1.1.0', { by: ADA, traffic: 20 })
  await expect(ramps.start('mf-cart', '1.1.0', plan(10, 20))).rejects.toThrow('gets 20 % of the visitors already')
  await ramps.start('mf-cart', '1.1.0', plan(50))
  await expect(ramps.start('mf-cart', '1.1.0', plan(60))).rejects.toThrow('runs already (ada@shop.example)')
  await expect(ramps.start('mf-cart', '1.2.0', plan(10))).rejects.toThrow('--replace-canary')
  await releases.release('mf-cart', '1.2.0', { by: ADA, traffic: 5, replaceCanary: true, forced: 'a page throws' })
  await expect(ramps.start('mf-cart', '1.2.0', plan(10, 50))).rejects.toThrow('10 % of the visitors is the most')
})

test('few failures and an equal share are no reason to stop, failures on the server are', () => {
  const stable = counted('1.0.0', 900, 9, { visits: 900, failed: 0 })
  const enough = () => true
  expect(looksWorse({ canary: counted('1.1.0', 10, 2), stable }, enough)).toBeUndefined()
  expect(looksWorse({ canary: counted('1.1.0', 300, 3), stable }, enough)).toBeUndefined()
  const canary = counted('1.1.0', 100, 0, { visits: 100, failed: 3 })
  expect(looksWorse({ canary, stable }, enough)).toContain('3 of 100 pages rendered on the server')
  expect(looksWorse({ canary, stable }, (place) => place === 'browsers')).toBeUndefined()
})
