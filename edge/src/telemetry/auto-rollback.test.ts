import { deployment } from '../testing/make-release-store'
import { autoRollback, type LiveState, type RollBack, watchedVersions } from './auto-rollback'
import type { Outcomes, TelemetryApi } from './telemetry-api'

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

/** Runs one check with these counts, since the release and on the day before, and returns what was rolled back. */
async function check(state: LiveState, sinceRelease: Outcomes[], dayBefore: Outcomes[] = [], addresses = 3) {
  const rolledBack: [name: string, version: string, why: string][] = []
  const api: TelemetryApi = {
    add: async () => true,
    async outcomes({ from, to }) {
      if (to) return dayBefore
      return now.getTime() - from.getTime() > 24 * HOUR ? [...dayBefore, ...sinceRelease] : sinceRelease
    },
  }
  const rollBack: RollBack = async (...args) => rolledBack.push(args)
  await autoRollback(state, { api, reporterLimits: { addresses: () => addresses }, rollBack }, now)
  return rolledBack
}

test('a failing canary rolls back with the reason', async () => {
  const rolledBack = await check(onCanary, [row('mf-cart', '2.0.0', 9, 10), row('mf-cart', '1.0.0', 1, 90)])
  expect(rolledBack).toEqual([
    ['mf-cart', '2.0.0', expect.stringMatching(/^2\.0\.0 failed on 9 of 10 .* at the same time/)],
  ])
})

test('a canary stays when both versions fail, or when there is nothing to compare it with', async () => {
  expect(await check(onCanary, [row('mf-cart', '2.0.0', 9, 10), row('mf-cart', '1.0.0', 80, 90)])).toEqual([])
  expect(await check(onCanary, [row('mf-cart', '2.0.0', 9, 10)])).toEqual([])
})

test('a canary that fails only in rendering on the server rolls back', async () => {
  const rolledBack = await check(onCanary, [
    row('mf-cart', '2.0.0', 0, 10, [9, 10]),
    row('mf-cart', '1.0.0', 0, 90, [0, 90]),
  ])
  expect(rolledBack[0]?.[2]).toContain('rendered on the server')
})

test('failures in browsers need three addresses to cause a rollback, failures on the server do not', async () => {
  const rows = [row('mf-cart', '2.0.0', 9, 10), row('mf-cart', '1.0.0', 1, 90)]
  expect(await check(onCanary, rows, [], 2)).toEqual([])
  const onServer = [row('mf-cart', '2.0.0', 0, 10, [9, 10]), row('mf-cart', '1.0.0', 0, 90, [0, 90])]
  expect(await check(onCanary, onServer, [], 0)).toHaveLength(1)
})

test('a version for everybody is compared with the last day of the version before', async () => {
  const bad = [row('mf-cart', '2.0.0', 30, 40), row('mf-catalog', '5.0.0', 0, 90)]
  const rolledBack = await check(released(), bad, [
    row('mf-cart', '1.0.0', 3, 2000),
    row('mf-catalog', '5.0.0', 9, 4000),
  ])
  expect(rolledBack).toEqual([
    ['mf-cart', '2.0.0', expect.stringContaining('1.0.0 on 3 of 2000 (0.2%) in its last day')],
  ])
  expect(await check(released(), bad)).toEqual([])
})

test('a version stays when another remote fails as well', async () => {
  const bad = [row('mf-cart', '2.0.0', 30, 40), row('mf-catalog', '5.0.0', 60, 90)]
  const before = [row('mf-cart', '1.0.0', 3, 2000), row('mf-catalog', '5.0.0', 9, 4000)]
  expect(await check(released(), bad, before)).toEqual([])
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
    { name: 'mf-cart', version: '2.0.0', before: '1.0.0', since: new Date(ago(1)), sideBySide: true },
  ])
  expect(watchedVersions(released(), now)).toMatchObject([{ version: '2.0.0', before: '1.0.0', sideBySide: false }])
  const rolledBack = [released(team, 1, 'rollback'), released({ kind: 'automatic' })]
  for (const state of [released(team, 25), released({ kind: 'local' }), ...rolledBack]) {
    expect(watchedVersions(state, now)).toEqual([])
  }
})
