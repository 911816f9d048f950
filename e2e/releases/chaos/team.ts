import { expect } from '@playwright/test'
import { edges } from '../site-locations'
import { type Change, changedRelease, FAULTS, type Fault } from './broken-release'
import { type Answer, askAs, breakOffUpload, stateOf } from './release-api'
import type { SeededRandom } from './seeded-random'
import { BUCKETS } from './visitors'

/** A period in which a team's own release may break its pages, in milliseconds since the epoch. */
export interface BadTime {
  from: number
  to: number
  what: string
}

export interface Team {
  name: string
  paths: Set<string>
  broken: Set<string>
  badTimes: BadTime[]
  /** The team's actions, for the report. */
  did: string[]
  note(what: string): void
  /** Performs one random action and repairs what it broke; resolves to the number of steps. */
  act(): Promise<number>
}

/** A path of another team that this team must not be able to take. */
const TAKEN = { 'mf-cart': '/products', 'mf-catalog': '/signin', 'mf-account': '/cart' } as Record<string, string>

/** A team that releases changed copies of the version `base` of its remote. `run` makes its versions new. */
export function createTeam(
  { name, base, paths, run }: { name: string; base: string; paths: string[]; run: number },
  random: SeededRandom,
): Team {
  const own = `/chaos-of-${name.replace('mf-', '')}`
  let count = 0
  /** Whether the stable version has the page `own`, by version. */
  const withOwn = new Map<string, boolean>([[base, false]])
  const team: Team = { name, paths: new Set(paths), broken: new Set(), badTimes: [], did: [], note, act }

  const next = (): string => `9.${run}.${++count}`
  const stable = async (): Promise<string> => (await stateOf(name)).live.find((one) => one.default)?.version ?? ''
  const hasOwn = async (): Promise<boolean> => withOwn.get(await stable()) ?? false

  function note(what: string): void {
    team.did.push(`${new Date().toISOString()} ${name}: ${what}`)
  }

  function expectStatus(answer: Answer, ...statuses: number[]): void {
    if (!statuses.includes(answer.status))
      throw new Error(`${team.did.at(-1)}: ${answer.status} ${answer.message}, not ${statuses}`)
  }

  /** Resolves when each edge serves this team's versions as `right` says to every visitor. */
  async function served(right: (version: string | undefined) => boolean): Promise<void> {
    for (const edge of edges()) {
      await expect
        .poll(async () => (await versionsAt(edge, name)).filter((one) => !right(one)), { timeout: 90_000 })
        .toEqual([])
    }
  }

  async function upload(version: string, change: Change, query: string): Promise<Answer> {
    const adds = change.adds ?? ((await hasOwn()) ? [own] : [])
    withOwn.set(version, adds.includes(own))
    const tar = await changedRelease(name, base, version, { ...change, adds })
    const answer = await askAs(name, 'PUT', `${name}/${version}?${query}`, tar)
    // An edge that was killed after it stored the version has not made it live.
    if (answer.status !== 409 || !answer.message.includes('already released')) return answer
    const { live } = await stateOf(name)
    if (live.some((one) => one.version === version)) return { ...answer, status: 201 }
    const traffic = Number(new URLSearchParams(query).get('traffic'))
    const late = await askAs(name, 'POST', `${name}/${version}/live`, { traffic })
    return late.status === 200 ? { ...late, status: 201 } : late
  }

  async function release(traffic = 100, change: Change = {}, more = ''): Promise<string> {
    const version = next()
    if (change.fault === 'browser') team.broken.add(version)
    note(`release ${version} ${traffic} % ${JSON.stringify(change)} ${more}`)
    expectStatus(await upload(version, change, `traffic=${traffic}${more}`), 201)
    return version
  }

  async function rollback(from: string): Promise<void> {
    note(`roll back ${from}`)
    expectStatus(await askAs(name, 'POST', `${name}/rollback`, { version: from, why: 'chaos' }), 200)
    await served((version) => version !== from)
  }

  const steps: [weight: number, step: () => Promise<number>][] = [
    [3, () => release().then(() => 1)],
    [2, promoted],
    [
      2,
      () =>
        release(random.pick([10, 50, 100]))
          .then(rollback)
          .then(() => 2),
    ],
    [6, () => breakFor(random.pick(FAULTS), random.pick([10, 50, 100]), 500 + random.below(2500))],
    [1, () => breakUntilTakenBack(random.pick<Fault>(['throws', 'browser']))],
    [2, refused],
    [1, brokenOff],
    [1, clash],
    [2, addAndRetire],
  ]
  const all = steps.flatMap(([weight, step]) => Array<() => Promise<number>>(weight).fill(step))

  function act(): Promise<number> {
    return random.pick(all as [() => Promise<number>, ...(() => Promise<number>)[]])()
  }

  /** Runs `work` as a period in which this team's pages may be broken. */
  async function badly(what: string, work: () => Promise<void>): Promise<void> {
    const time = { from: Date.now(), to: Number.POSITIVE_INFINITY, what }
    team.badTimes.push(time)
    await work()
    time.to = Date.now()
  }

  async function breakFor(fault: Fault, traffic: number, milliseconds: number): Promise<number> {
    await badly(`${fault} for ${traffic} %`, async () => {
      const version = await release(traffic, { fault })
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      // The automatic rollback may have been faster; then there is nothing to do.
      await rollback(version)
    })
    return 2
  }

  async function breakUntilTakenBack(fault: Fault): Promise<number> {
    await badly(`${fault} until it is taken back`, async () => {
      const version = await release(100, { fault })
      note(`wait until ${version} is taken back`)
      await expect.poll(stable, { timeout: 180_000, intervals: [1000] }).not.toBe(version)
      await served((one) => one !== version)
    })
    return 2
  }

  async function promoted(): Promise<number> {
    const version = await release(10)
    note(`ramp and promote ${version}`)
    expectStatus(await askAs(name, 'POST', `${name}/${version}/live`, { traffic: 50 }), 200)
    const answer = await askAs(name, 'POST', `${name}/promote`, { version })
    // An edge that was killed before it answered may have promoted it.
    if ((await stable()) !== version) expectStatus(answer, 200)
    return 3
  }

  async function refused(): Promise<number> {
    // Not one that hangs: its check takes half a minute, during which edges may be killed repeatedly.
    const fault = random.pick<Fault>(['throws', 'exits'])
    const version = next()
    note(`try to release ${version}, which ${fault}`)
    expectStatus(await upload(version, { fault, early: true }, 'traffic=100'), 422)
    await badly(`${fault}, forced`, async () => rollback(await release(10, { fault, early: true }, '&force=1')))
    return 3
  }

  async function brokenOff(): Promise<number> {
    const version = next()
    note(`break off the upload of ${version}`)
    const adds = (await hasOwn()) ? [own] : []
    withOwn.set(version, adds.length > 0)
    await breakOffUpload(name, version, await changedRelease(name, base, version, { adds }))
    expectStatus(await upload(version, {}, 'traffic=100'), 201)
    return 2
  }

  async function clash(): Promise<number> {
    const taken = TAKEN[name] ?? '/'
    note(`try to take ${taken}`)
    expectStatus(await upload(next(), { adds: [taken] }, 'traffic=100'), 422)
    return 1
  }

  async function addAndRetire(): Promise<number> {
    if (!(await hasOwn())) {
      const version = await release(100, { adds: [own] })
      await served((one) => one === version)
    }
    team.paths.add(own)
    const without = next()
    note(`try to lose ${own}, then retire it`)
    expectStatus(await upload(without, { adds: [] }, 'traffic=100'), 422)
    const [to, status] = random.pick([
      [undefined, 410],
      [paths[0], 301],
    ])
    await badly(`retires ${own}`, async () => {
      team.paths.delete(own)
      const version = await release(
        100,
        { adds: [] },
        `&retire=${encodeURIComponent(JSON.stringify([{ path: own, to }]))}`,
      )
      await served((one) => one === version)
    })
    for (const edge of edges()) {
      const asked = () => fetch(edge + own, { headers: { accept: 'text/html' }, redirect: 'manual' })
      await expect.poll(() => asked().then((answer) => answer.status, String), { timeout: 60_000 }).toBe(status)
    }
    return 3
  }

  return team
}

/** The versions of a remote that an edge serves to the visitors; one with `undefined` while it does not answer. */
async function versionsAt(edge: string, name: string): Promise<(string | undefined)[]> {
  const versions: (string | undefined)[] = []
  for (const bucket of BUCKETS) {
    try {
      const answer = await fetch(`${edge}/discovery.json`, { headers: { cookie: `superium-bucket=${bucket}` } })
      const { microFrontends } = (await answer.json()) as {
        microFrontends: Record<string, { metadata: { version: string } }[]>
      }
      versions.push(microFrontends[name]?.[0]?.metadata.version)
    } catch {
      return ['no answer']
    }
  }
  return versions
}
