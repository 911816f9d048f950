import type { Discovery } from '@superium/shared/contract'
import { createRemoteFuses } from './remote-fuses'
import type { Rendered } from './rendered-response'
import type { RenderRequest } from './renderer-messages'
import {
  createRendererSupervisor,
  type OnRendered,
  type RendererSupervisor,
  type SupervisorOptions,
} from './renderer-supervisor'

/** Combinations of releases with a renderer at the same time; browsers render the pages of further ones. */
const MAX_RENDERERS = 4
/** Milliseconds after which an unused renderer is stopped. */
const IDLE_MS = 60_000
const IDLE_CHECK_MS = 10_000
/** Concurrent pages; browsers render further ones, because a queue would delay all of them. */
const MAX_CONCURRENT_PAGES = 32
/**
 * Concurrent pages of one network, so that a flood from one leaves room for others. More would not be faster either.
 */
const MAX_OF_NETWORK = 16

/**
 * Characters of the longest address that the server renders. Only made-up addresses are longer; their thousands of
 * parameters would keep a renderer busy or break it.
 */
const MAX_URL_CHARACTERS = 4_096

/** Renders pages; `undefined` means that the browser has to. */
export interface RendererPool {
  render(discovery: Discovery, request: RenderRequest): Promise<Rendered | undefined>
  /**
   * Starts renderers for these combinations of releases, whatever others are in use. Resolves when they are ready or
   * failed to start.
   */
  warm(...combinations: Discovery[]): Promise<void>
  stop(): void
}

/** `fuseMs`: milliseconds for which a remote that blocked or ended its renderer is left out at first. */
type PoolOptions = Omit<SupervisorOptions, 'discovery'> & { enabled: boolean; fuseMs?: number | undefined }

/**
 * Keeps one renderer per combination of releases that visitors get: the live one and those with a canary. A page never
 * waits for a renderer to start; the browser renders it instead.
 */
export function createRendererPool(
  { enabled, fuseMs, ...options }: PoolOptions,
  log: (message: string) => void,
  seen: OnRendered = () => {},
): RendererPool {
  const supervisors = new Map<string, RendererSupervisor>()
  const fuses = createRemoteFuses(fuseMs)
  const fingerprints = new WeakMap<Discovery, string>()
  const ofNetwork = new Map<string, number>()
  let inFlight = 0
  let stopped = false

  /** Undefined when no process can be prepared, because the disk is full; the next page tries again. */
  const create = (discovery: Discovery): RendererSupervisor | undefined => {
    try {
      return createRendererSupervisor({ ...options, discovery }, fuses, log, seen)
    } catch (error) {
      log(`no renderer can be started: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

  /** The supervisor of a combination, marked as used. A new one needs a free slot, or `force`. */
  const supervisorFor = (discovery: Discovery, force: boolean): RendererSupervisor | undefined => {
    const fingerprint = fingerprints.get(discovery) ?? JSON.stringify(discovery)
    fingerprints.set(discovery, fingerprint)
    const known = supervisors.get(fingerprint)
    if (!known && !force && supervisors.size >= MAX_RENDERERS && !stopIdle()) return undefined
    const supervisor = known ?? create(discovery)
    if (!supervisor) return undefined
    supervisors.delete(fingerprint)
    supervisors.set(fingerprint, supervisor)
    supervisor.usedAt = Date.now()
    return supervisor
  }

  /**
   * Stops the least recently used renderer if it is idle or exceeds the limit. Only `warm` may exceed it: visitors
   * choose combinations by their cookies and must not make processes start and stop.
   */
  const stopIdle = (): boolean => {
    for (const [fingerprint, supervisor] of supervisors) {
      if (supervisors.size <= MAX_RENDERERS && Date.now() - supervisor.usedAt <= IDLE_MS) return false
      supervisors.delete(fingerprint)
      supervisor.stop()
      return true
    }
    return false
  }

  const idleCheck = setInterval(() => {
    while (supervisors.size > 1 && stopIdle());
  }, IDLE_CHECK_MS).unref()

  return {
    async render(discovery, request) {
      if (!enabled || stopped) return undefined
      const { network = '' } = request
      const taken = ofNetwork.get(network) ?? 0
      if (inFlight >= MAX_CONCURRENT_PAGES || taken >= MAX_OF_NETWORK) return undefined
      if (request.url.length > MAX_URL_CHARACTERS) return undefined
      const supervisor = supervisorFor(discovery, false)
      if (!supervisor) return undefined
      inFlight += 1
      ofNetwork.set(network, taken + 1)
      try {
        return await supervisor.render(request)
      } finally {
        inFlight -= 1
        const left = (ofNetwork.get(network) ?? 1) - 1
        if (left > 0) ofNetwork.set(network, left)
        else ofNetwork.delete(network)
      }
    },
    async warm(...combinations) {
      if (!enabled || stopped) return
      await Promise.all(combinations.slice(0, MAX_RENDERERS).map((one) => supervisorFor(one, true)?.ready()))
    },
    stop() {
      stopped = true
      clearInterval(idleCheck)
      for (const supervisor of supervisors.values()) supervisor.stop()
      supervisors.clear()
    },
  }
}
