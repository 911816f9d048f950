import type { Discovery } from '@superium/shared/contract'
import type { RenderRequest } from './renderer-messages'
import {
  createRendererSupervisor,
  type OnRendered,
  type RendererSupervisor,
  type SupervisorOptions,
} from './renderer-supervisor'
import type { Rendered } from './start-renderer'

/** Combinations of releases that have a renderer at the same time; pages of more are left to browsers. */
const MAX_RENDERERS = 4
/** Milliseconds after which a combination that nobody asks for gives its renderer back. */
const IDLE_MS = 60_000
const LOOK_EVERY_MS = 10_000
/** Pages in the making beyond this are left to browsers: a queue would make all of them late. */
const MOST_AT_ONCE = 32

/** Renders pages, or says with `undefined` that the browser has to. */
export interface RendererPool {
  render(discovery: Discovery, request: RenderRequest): Promise<Rendered | undefined>
  /**
   * Resolves when pages of these combinations of releases can be rendered, or cannot be at all. They get renderers whatever
   * else is asked for: it is the site that says what it will give next.
   */
  warm(...combinations: Discovery[]): Promise<void>
  stop(): void
}

/**
 * Keeps a renderer for each combination of releases that visitors get now: the live one, and those with a canary in it.
 * A page never waits for a renderer that starts: the browser renders meanwhile.
 */
export function createRendererPool(
  { enabled, ...options }: Omit<SupervisorOptions, 'discovery'> & { enabled: boolean },
  log: (message: string) => void,
  seen: OnRendered = () => {},
): RendererPool {
  const supervisors = new Map<string, RendererSupervisor>()
  const fingerprints = new WeakMap<Discovery, string>()
  let underWay = 0
  let stopped = false

  /** The supervisor of a combination, made the most recently used one; it is made where there is room, or `must` be. */
  const supervisorFor = (discovery: Discovery, must: boolean): RendererSupervisor | undefined => {
    const fingerprint = fingerprints.get(discovery) ?? JSON.stringify(discovery)
    fingerprints.set(discovery, fingerprint)
    const known = supervisors.get(fingerprint)
    if (!known && !must && supervisors.size >= MAX_RENDERERS && !giveBackIdle()) return undefined
    const supervisor = known ?? createRendererSupervisor({ ...options, discovery }, log, seen)
    supervisors.delete(fingerprint)
    supervisors.set(fingerprint, supervisor)
    supervisor.usedAt = Date.now()
    return supervisor
  }

  /**
   * Ends the renderer that was unused for longest, if it was for long enough or there are too many. Visitors choose
   * combinations, and must not make processes come and go: only what the site gives next may be one too many for a while.
   */
  const giveBackIdle = (): boolean => {
    for (const [fingerprint, supervisor] of supervisors) {
      if (supervisors.size <= MAX_RENDERERS && Date.now() - supervisor.usedAt <= IDLE_MS) return false
      supervisors.delete(fingerprint)
      supervisor.stop()
      return true
    }
    return false
  }

  const looking = setInterval(() => {
    while (supervisors.size > 1 && giveBackIdle());
  }, LOOK_EVERY_MS).unref()

  return {
    async render(discovery, request) {
      if (!enabled || stopped) return undefined
      if (underWay >= MOST_AT_ONCE) return undefined
      const supervisor = supervisorFor(discovery, false)
      if (!supervisor) return undefined
      underWay += 1
      try {
        return await supervisor.render(request)
      } finally {
        underWay -= 1
      }
    },
    async warm(...combinations) {
      if (!enabled || stopped) return
      await Promise.all(combinations.slice(0, MAX_RENDERERS).map((one) => supervisorFor(one, true)?.ready()))
    },
    stop() {
      stopped = true
      clearInterval(looking)
      for (const supervisor of supervisors.values()) supervisor.stop()
      supervisors.clear()
    },
  }
}
