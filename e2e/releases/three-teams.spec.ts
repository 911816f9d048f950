import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { crashInstance } from '../balanced/crash-instance'
import { summaryOf, wrongVisits } from './chaos/judge-visits'
import { stateOf } from './chaos/release-api'
import { seededRandom } from './chaos/seeded-random'
import { createTeam, type Team } from './chaos/team'
import { startVisitors } from './chaos/visitors'
import { dataFolder, edges } from './site-locations'

/**
 * How many steps the teams take together; `CHAOS_STEPS=200 CHAOS_SEED=7` takes more, and others. With this seed the first
 * five of each team are of all kinds and have all faults.
 */
const STEPS = Number(process.env.CHAOS_STEPS ?? 31)
const SEED = Number(process.env.CHAOS_SEED ?? 39_048)
/** An edge is killed after so many steps. A supervisor gives up an instance that ends five times in a minute. */
const STEPS_PER_KILL = 12

/** Whether every edge answers, also one that was killed before: a site without any edge has no page to show. */
async function allEdgesAnswer(): Promise<boolean> {
  const answers = edges().map((edge) => fetch(`${edge}/help`, { headers: { accept: 'text/html' } }))
  return (await Promise.allSettled(answers)).every((one) => one.status === 'fulfilled' && one.value.ok)
}

/** Pages of each team that answer 200 to everybody. */
async function pagesOf(request: APIRequestContext): Promise<[name: string, paths: string[]][]> {
  const { data } = await (await request.get('/api/v1/shop/products?page=0&size=1')).json()
  return [
    ['mf-cart', ['/cart', '/checkout', '/help', '/about']],
    ['mf-catalog', ['/', '/products', '/category?category=books', `/product-detail/${data[0]._id}`]],
    ['mf-account', ['/signin', '/signup', '/wishlist', '/myaccount', '/seller']],
  ]
}

test('three teams release, break and take back at once, and break only their own pages', async ({ request }) => {
  test.setTimeout(3_600_000)
  // Versions are never released twice, so a site can be tried again.
  const run = Math.floor(Date.now() / 1000) % 100_000
  const teams = await Promise.all(
    (await pagesOf(request)).map(async ([name, paths]) => {
      const base = (await stateOf(name)).live.find((one) => one.default)?.version ?? ''
      return createTeam({ name, base, paths, run }, seededRandom(SEED, name))
    }),
  )
  const visitors = teams.map((team) => startVisitors(team, seededRandom(SEED, `visitors of ${team.name}`)))
  const story = () =>
    teams
      .flatMap(({ did }) => did)
      .sort()
      .join('\n')

  let steps = 0
  let kills = 0
  const work = async (team: Team): Promise<void> => {
    while (steps < STEPS) {
      const done = await team.act()
      steps += done
      const isDue = () => Math.floor(steps / STEPS_PER_KILL) > kills
      if (!isDue() || !(await allEdgesAnswer()) || !isDue()) continue
      kills += 1
      const victim = `edge-${1 + (kills % 2)}`
      team.note(`(${victim} is killed)`)
      crashInstance(victim)
    }
  }
  try {
    await Promise.all(teams.map(work))
  } catch (error) {
    throw new Error(`Seed ${SEED}: ${error}\n${story()}`, { cause: error })
  } finally {
    await Promise.all(visitors.map((one) => one.stop()))
  }

  const visits = visitors.flatMap((one) => one.visits)
  console.log(`Seed ${SEED}, ${steps} steps, ${kills} kills: ${summaryOf(visits)}`)
  expect(wrongVisits(visits, teams), `Seed ${SEED}:\n${story()}`).toEqual([])

  for (const path of teams.flatMap(({ paths }) => [...paths])) {
    for (const edge of edges()) {
      const rendered = async () => {
        const answer = await fetch(edge + path, { headers: { accept: 'text/html' } })
        return `${answer.status} ${(await answer.text()).includes('<header')}`
      }
      await expect.poll(() => rendered().catch(String), { message: edge + path, timeout: 60_000 }).toBe('200 true')
    }
  }
  const store = join(dataFolder(), 'releases')
  const numbers = readdirSync(join(store, 'discovery')).flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
  const sorted = numbers.map(Number).sort((one, other) => one - other)
  expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index))
  const drafts = () => readdirSync(store).filter((name) => name.startsWith('.'))
  await expect.poll(drafts, { timeout: 120_000 }).toEqual([])
})
