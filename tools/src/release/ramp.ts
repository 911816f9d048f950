import { setTimeout as wait } from 'node:timers/promises'
import { actorName, stepLine, visitors } from './format-release-state'
import { looksWorse } from './looks-worse'
import { type LiveOptions, type ReleaseApiClient, SiteError } from './release-api-client'

/** How often a ramp looks at the version between two steps. */
const LOOK_MS = 5_000

/** A version, the shares of visitors that it gets, and the milliseconds between two steps. */
export interface Ramp {
  name: string
  version: string
  steps: number[]
  everyMs: number
  lookMs?: number
}

/**
 * Widens a version step by step. Stops, and says why, when the version is no longer live as it was (a rollback, or somebody
 * else's step) or when it fails more often than the version for everybody. Resolves to whether it came to its end.
 */
export async function ramp(
  client: ReleaseApiClient,
  { name, version, steps, everyMs, lookMs = LOOK_MS }: Ramp,
  how: Omit<LiveOptions, 'traffic'>,
  say: (line: string) => void,
): Promise<boolean> {
  const start = await shareOf(client, name, version)
  const left = steps.filter((step) => step > (start ?? 0))
  if (start !== undefined && left.length < steps.length)
    say(`${name} ${version} is live for ${visitors(start)} already.`)
  for (const [index, traffic] of left.entries()) {
    if (index > 0 || start !== undefined) {
      const problem = await watch(client, { name, version, share: left[index - 1] ?? start ?? 0, everyMs, lookMs })
      if (problem !== undefined) {
        say(`The ramp of ${name} ${version} stops before ${traffic} %: ${problem}.`)
        return false
      }
    }
    const isCanary = index > 0 || start !== undefined
    const step =
      traffic === 100 && isCanary
        ? await client.promote(name, version, how.why)
        : await client.live(name, version, { ...how, traffic })
    say(stepLine(step))
  }
  return true
}

/** Looks at the version until the next step is due; resolves to the reason to stop, if there is one. */
async function watch(
  client: ReleaseApiClient,
  { name, version, share, everyMs, lookMs }: Omit<Ramp, 'steps' | 'lookMs'> & { share: number; lookMs: number },
): Promise<string | undefined> {
  const until = Date.now() + everyMs
  for (;;) {
    const problem = await problemOf(client, name, version, share).catch((error: unknown) => {
      // A site that does not answer for a moment is no evidence; the next step says so if that lasts.
      if (error instanceof SiteError && error.status < 500) throw error
      return undefined
    })
    const left = until - Date.now()
    if (problem !== undefined || left <= 0) return problem
    await wait(Math.min(lookMs, left))
  }
}

async function problemOf(
  client: ReleaseApiClient,
  name: string,
  version: string,
  share: number,
): Promise<string | undefined> {
  const now = await shareOf(client, name, version)
  if (now !== share) {
    const { history } = await client.all()
    const last = history.find(({ changes }) => changes.some((change) => change.name === name))
    if (!last) return 'it is no longer live'
    const what = last.action === 'rollback' ? 'it was rolled back' : 'somebody else changed what is live'
    return `${what} by ${actorName(last.by)}${last.why && ` (${last.why})`}`
  }
  const evidence = await client.evidence(name)
  return evidence?.canary.version === version ? looksWorse(evidence) : undefined
}

/** Per cent of the visitors that get a version; undefined when it is not live. */
async function shareOf(client: ReleaseApiClient, name: string, version: string): Promise<number | undefined> {
  const state = await client.one(name)
  return state?.live.find((one) => one.version === version)?.traffic
}
