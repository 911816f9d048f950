import { deployment } from '../testing/make-release-store'
import { autoRollback, type RollBack } from './auto-rollback'
import { createPast } from './baseline'
import type { Addresses } from './enough-addresses'
import type { Outcomes, TelemetryApi } from './telemetry-api'
import { type LiveState, watchedVersions } from './watched-versions'

const now = new Date('2026-03-02T12:00:00Z')
const team = { kind: 'team' }
const HOUR = 3_600_000
const ago = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString()

const parsed = (name: string, version: string, traffic: number, isDefault: boolean) => ({
  ...deployment(name, { version }),
  deployment: { traffic, default: isDefault },
})
const stable = (name: string, version: string) => [parsed(name, version, 100, true)] as never
const canary = [parsed('mf-cart', '1.0.0', 90, true), parsed('mf-cart', '2.0.0', 10, false)] as never

/** The live state of cart and catalog, with these versions of cart and their times. */
const site = (cart: never, live: LiveState['live'][string], earlier: string[] = []): LiveState => ({
  discovery: { schema: 's', microFrontends: { 'mf-cart': cart, 'mf-catalog': stable('mf-catalog', '5.0.0') } },
  earlier: { 'mf-cart': earlier },
  live: { 'mf-cart': live, 'mf-catalog': { '5.0.0': { at: ago(900), by: team } } },
})
const onCanary = site(canary, { '1.0.0': { at: ago(900), by: team }, '2.0.0': { at: ago(1), by: team } })
const released = (by = team, hours = 1, action = 'release') =>
  site(stable('mf-cart', '2.0.0'), { '2.0.0': { at: ago(hours), by, action } }, ['1.0.0'])

const row = (remote: string, version: string, failed: number, visits: number, server = [0, 0]): Outcomes => ({
  ...{ remote, version, visits, failed, failures: failed > 0 ? { render: failed } : {} },
  server: { failed: server[0] ?? 0, visits: server[1] ?? 0 },
})

const from = (failed: number, seen = 2 * failed): Addresses => ({ failed, seen })

/** Runs one check with these counts, since the release and in the days before, and returns what was rolled back. */
async function check(
  state: LiveState,
  sinceRelease: Outcomes[],
  before: Outcomes[] = [],
  addresses: (remote: string, version: string) => Addresses = () => from(20),
) {
  const rolledBack: [name: string, version: string, why: string][] = []
  const api: Pick<TelemetryApi, 'outcomes'> = {
    outcomes: async ({ to, remote }) =>
      (to ? before : sinceRelease).filter((one) => remote === undefined || one.remote === remote),
  }
  const rollBack: RollBack = async (...args) => rolledBack.push(args)
  await autoRollback(state, { api, past: createPast(api), reporters: { addresses }, rollBack }, now)
  return rolledBack
}

test('a failing canary rolls back with the reason', async () => {
  const rolledBack = await check(onCanary, [row('mf-cart', '2.0.0', 9, 10), row('mf-cart', '1.0.0', 9, 9000)])
  expect(rolledBack).toEqual([
    ['mf-cart', '2.0.0', expect.stringMatching(/^2\.0\.0 failed on 9 of 10 .* at the same time/)],
  ])
})

test('a canary stays when both versions fail more than before, or when there is nothing to compare it with', async () => {
  const both = [row('mf-cart', '2.0.0', 9, 10), row('mf-cart', '1.0.0', 80, 90)]
  expect(await check(onCanary, both, [row('mf-cart', '1.0.0', 5, 5000)])).toEqual([])
  expect(await check(onCanary, [row('mf-cart', '2.0.0', 9, 10)])).toEqual([])
})

test('a version that fails on 9 of 10 of 20 page views rolls back without anything to compare it with', async () => {
  const [rolledBack] = await check(onCanary, [row('mf-cart', '2.0.0', 18, 20)])
  expect(rolledBack).toEqual(['mf-cart', '2.0.0', expect.stringMatching(/^2\.0\.0 failed on 18 of 20 \(90%\)/)])
  expect(await check(released(), [row('mf-cart', '2.0.0', 40, 40)], [row('mf-cart', '1.0.0', 0, 2)])).toHaveLength(1)
  expect(await check(released(), [row('mf-cart', '2.0.0', 17, 19)])).toEqual([])
  expect(await check(released(), [row('mf-cart', '2.0.0', 17, 20)])).toEqual([])
})

test('earlier versions are pooled when the version before has few page views', async () => {
  const state = site(stable('mf-cart', '2.0.0'), { '2.0.0': { at: ago(1), by: team } }, ['1.9.0', '1.8.0', '1.7.0'])
  const before = [row('mf-cart', '1.9.0', 0, 2), row('mf-cart', '1.8.0', 1, 900), row('mf-cart', '1.7.0', 1, 800)]
  const [rolledBack] = await check(state, [row('mf-cart', '2.0.0', 8, 15)], before)
  expect(rolledBack?.[2]).toContain('the versions up to 1.9.0 on 2 of 1702 (0.1%) in the last seven days')
  const thin = site(canary, { '2.0.0': { at: ago(1), by: team } }, ['0.9.0'])
  const beside = [row('mf-cart', '2.0.0', 8, 15), row('mf-cart', '1.0.0', 0, 2)]
  expect(await check(thin, beside)).toEqual([])
  expect(await check(thin, beside, [row('mf-cart', '0.9.0', 1, 900)])).toHaveLength(1)
})

test('a canary that fails only in rendering on the server rolls back', async () => {
  const rolledBack = await check(onCanary, [
    row('mf-cart', '2.0.0', 0, 10, [9, 10]),
    row('mf-cart', '1.0.0', 0, 90, [0, 90]),
  ])
  expect(rolledBack[0]?.[2]).toContain('rendered on the server')
})

test('failures in browsers need three addresses, and more with more visitors', async () => {
  const rows = [row('mf-cart', '2.0.0', 9, 10), row('mf-cart', '1.0.0', 1, 90)]
  expect(await check(onCanary, rows, [], () => from(2, 8))).toEqual([])
  expect(await check(onCanary, rows, [], () => from(3, 8))).toHaveLength(1)
  const many = [row('mf-cart', '2.0.0', 100, 500), row('mf-cart', '1.0.0', 10, 9000)]
  expect(await check(onCanary, many, [], () => from(9, 400))).toEqual([])
  expect(await check(onCanary, many, [], () => from(10, 400))).toHaveLength(1)
})

test('a version for everybody is compared with the last week of the versions before', async () => {
  const bad = [row('mf-cart', '2.0.0', 30, 40), row('mf-catalog', '5.0.0', 0, 90)]
  const rolledBack = await check(released(), bad, [
    row('mf-cart', '1.0.0', 3, 2000),
    row('mf-catalog', '5.0.0', 9, 4000),
  ])
  expect(rolledBack).toEqual([
    ['mf-cart', '2.0.0', expect.stringContaining('1.0.0 on 3 of 2000 (0.2%) in the last seven days')],
  ])
  expect(await check(released(), bad)).toEqual([])
})

test('a version stays when another remote fails about as much', async () => {
  const bad = [row('mf-cart', '2.0.0', 30, 40), row('mf-catalog', '5.0.0', 60, 90)]
  const before = [row('mf-cart', '1.0.0', 3, 2000), row('mf-catalog', '5.0.0', 9, 4000)]
  expect(await check(released(), bad, before)).toEqual([])
})

test('two releases at once that both fail from their start do not shield each other', async () => {
  const bad = [row('mf-cart', '2.0.0', 30, 30), row('mf-catalog', '5.0.0', 60, 60)]
  const before = [row('mf-cart', '1.0.0', 3, 2000), row('mf-catalog', '4.0.0', 9, 4000)]
  expect(await check(released(), bad, before)).toHaveLength(1)
})

test('ten addresses that let another remote fail do not shield a version', async () => {
  const before = [row('mf-cart', '1.0.0', 3, 2000), row('mf-catalog', '5.0.0', 9, 4000)]
  const few = [row('mf-cart', '2.0.0', 30, 40), row('mf-catalog', '5.0.0', 20, 90)]
  expect(await check(released(), few, before)).toHaveLength(1)
  const lies = [row('mf-cart', '2.0.0', 60, 800), row('mf-catalog', '5.0.0', 60, 800)]
  const byTen = (remote: string) => (remote === 'mf-cart' ? from(50, 400) : from(10, 400))
  expect(await check(released(), lies, before, byTen)).toHaveLength(1)
})

test('documents that fall silent count, but for two in a hundred', async () => {
  const silent = (failed: number, visits: number) => ({
    ...row('mf-cart', '2.0.0', failed, visits),
    failures: { silent: failed },
  })
  const before = [row('mf-cart', '1.0.0', 1, 2000)]
  expect(await check(released(), [silent(8, 400)], before)).toEqual([])
  const [rolledBack] = await check(released(), [silent(40, 400)], before)
  expect(rolledBack?.[2]).toContain('the page started and then said nothing more')
  expect(await check(released(), [silent(25, 25)])).toHaveLength(1)
})

test('a version that a rollback restored is not rolled back', async () => {
  const bad = [row('mf-cart', '2.0.0', 30, 40)]
  const before = [row('mf-cart', '1.0.0', 3, 2000)]
  expect(await check(released(team, 1), bad, before)).toHaveLength(1)
  expect(await check(released({ kind: 'admin' }, 1, 'rollback'), bad, before)).toEqual([])
  expect(await check(released(team, 1, 'rollback'), bad, before)).toEqual([])
})

test('a failing host rolls back like a remote', async () => {
  const state: LiveState = {
    discovery: { schema: 's', microFrontends: { shell: stable('shell', '2.0.0') } },
    earlier: { shell: ['1.0.0'] },
    live: { shell: { '2.0.0': { at: ago(1), by: team } } },
  }
  const [rolledBack] = await check(
    state,
    [{ ...row('shell', '2.0.0', 20, 22), failures: { entry: 20 } }],
    [row('shell', '1.0.0', 1, 900)],
  )
  expect(rolledBack).toEqual(['shell', '2.0.0', expect.stringContaining('its entry failed to load')])
})

test('canaries and versions released to everybody within a day are watched', () => {
  expect(watchedVersions(onCanary, now)).toEqual([
    { name: 'mf-cart', version: '2.0.0', before: ['1.0.0'], since: new Date(ago(1)), sideBySide: true },
  ])
  expect(watchedVersions(released(), now)).toMatchObject([{ version: '2.0.0', before: ['1.0.0'], sideBySide: false }])
  const rolledBack = [released(team, 1, 'rollback'), released({ kind: 'automatic' })]
  for (const state of [released(team, 25), released({ kind: 'local' }), ...rolledBack]) {
    expect(watchedVersions(state, now)).toEqual([])
  }
})
