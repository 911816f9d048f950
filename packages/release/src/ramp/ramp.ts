import { setTimeout as wait } from 'node:timers/promises'
import { stepLine } from '../format-release-state'
import { type RampOptions, type ReleaseApiClient, SiteError } from '../site/release-api-client'

/** How often the state of a ramp is read. */
const LOOK_MS = 5_000
/** Failed requests in a row after which following a ramp fails. */
const MAX_UNANSWERED = 12

/** A version and how it is ramped. */
export interface Ramp extends RampOptions {
  name: string
  version: string
  /** Only starts the ramp. */
  noWait: boolean
  lookMs?: number
}

/**
 * Starts a ramp, which the site continues on its own, and prints its steps until it ends, or with `noWait` only starts
 * it. Resolves to whether the ramp was completed.
 */
export async function ramp(
  client: Pick<ReleaseApiClient, 'all' | 'ramp'>,
  { name, version, noWait, lookMs = LOOK_MS, ...options }: Ramp,
  say: (line: string) => void,
): Promise<boolean> {
  const started = await client.ramp(name, version, options)
  say(stepLine(started))
  if (noWait) return true
  say('The site takes the steps by itself. Ctrl-C ends this view, not the ramp.')
  let seen = started.number
  let unanswered = 0
  for (;;) {
    const state = await client.all().catch((error: unknown) => {
      unanswered += 1
      if (unanswered >= MAX_UNANSWERED || (error instanceof SiteError && error.status < 500)) throw error
      return undefined
    })
    if (state) {
      unanswered = 0
      const steps = state.history.filter(
        ({ number, changes }) => number > seen && changes.some((change) => change.name === name),
      )
      for (const step of steps.reverse()) say(stepLine(step))
      seen = Math.max(seen, state.history[0]?.number ?? 0)
      const now = state.names.find((one) => one.name === name)
      if (now?.ramp?.version !== version) {
        const share = now?.live.find((one) => one.version === version)?.traffic ?? 0
        const reached = share >= (options.steps.at(-1) ?? 100)
        if (!reached) say(`The ramp of ${name} ${version} ended at ${share} % of the visitors.`)
        return reached
      }
    }
    await wait(lookMs)
  }
}
