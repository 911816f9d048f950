import { ApiError, anySignal, ConnectionError } from '@superium/shared/api'
import {
  parseReleaseHistory,
  parseReleaseStep,
  parseReleasesState,
  parseSiteStages,
  type ReleaseEvent,
  type ReleaseHistory,
  type ReleasesState,
  type SiteStages,
} from '@superium/shared/contract'
import { identityToken } from '@superium/shared/state'
import { releaseTexts } from './texts'

/** Milliseconds; a release's checks with the smoke render can take this long. */
const TIMEOUT_MS = 20_000

/** A release event with its number in the history. */
export type Step = ReleaseEvent & { number: number }

type Call = { body?: unknown; signal?: AbortSignal }

/**
 * Calls the release API, `/releases/v1` on this origin, with the administrator's identity token. Returns the unparsed
 * `data`. Throws `ApiError` with the server's message (for a 422 with each failed check), or `ConnectionError` without
 * a response.
 */
export async function ask(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, signal }: Call = {},
): Promise<unknown> {
  const token = await identityToken()
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  let response: Response
  let answer: unknown
  try {
    const request = new Request(new URL(`/releases/v1${path}`, globalThis.location.origin), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? anySignal(signal, limit) : limit,
    })
    response = await fetch(request)
    answer = await response.json().catch(() => null)
  } catch (error) {
    throw signal?.aborted ? error : new ConnectionError(error)
  }
  const { data, message, failures, field } = fieldsOf(answer)
  if (response.ok && data !== undefined) return data
  if (response.status === 401) throw new ApiError(401, releaseTexts.signedOut)
  const words = typeof message === 'string' ? message : releaseTexts.refused(response.status)
  throw new ApiError(
    response.status,
    [words, ...(Array.isArray(failures) ? failures : [])].join(' '),
    typeof field === 'string' ? field : undefined,
    answer,
  )
}

const fieldsOf = (answer: unknown): Record<string, unknown> =>
  typeof answer === 'object' && answer !== null ? { ...answer } : {}

const at = (name: string, version: string): string => `/${encodeURIComponent(name)}/${encodeURIComponent(version)}`

/** Reads the live versions and the 50 newest steps of the history. */
export const readReleases = async (signal?: AbortSignal): Promise<ReleasesState> =>
  parseReleasesState(await ask('GET', '', signal ? { signal } : {}))

/** Loads a page of the history; `query` has the filters and the cursor `before`. */
export const readHistory = async (query: URLSearchParams, signal: AbortSignal): Promise<ReleaseHistory> =>
  parseReleaseHistory(await ask('GET', `/history?${query}`, { signal }))

/** Loads the versions of all stages; the site asks the other sites, which can take three seconds. */
export const readStages = async (signal: AbortSignal): Promise<SiteStages> =>
  parseSiteStages(await ask('GET', '/stages', { signal }))

/** Promotes the canary `version` of `name` to all visitors; 409 when it is no longer the canary. */
export const promote = async (name: string, version: string, why: string): Promise<Step> =>
  parseReleaseStep(await ask('POST', `/${encodeURIComponent(name)}/promote`, { body: { version, why } }))

/** A version that a rollback makes the default again. */
export interface Restored {
  name: string
  version: string
}

/** The set of versions that a 409 of `rollBack` suggests to restore together. */
export function rollbackTogether(error: unknown): Restored[] | undefined {
  const { together } = fieldsOf(error instanceof ApiError ? error.body : undefined)
  if (!Array.isArray(together)) return undefined
  const restored = together.flatMap((one) => {
    const { name, version } = fieldsOf(one)
    return typeof name === 'string' && typeof version === 'string' ? [{ name, version }] : []
  })
  return restored.length > 1 ? restored : undefined
}

/**
 * Rolls `version` back; null if it is no longer live. `ApiError` 409 if the previous version does not fit the other
 * live versions; `together` then also rolls back the conflicting names.
 */
export async function rollBack(name: string, version: string, why: string, together: boolean): Promise<Step | null> {
  const body = { version, why, ...(together && { together }) }
  const made = await ask('POST', `/${encodeURIComponent(name)}/rollback`, { body })
  return made === null ? null : parseReleaseStep(made)
}

/**
 * Options of going live: the share of visitors, and whether to replace another canary or reuse a rolled-back version.
 */
export interface GoingLive {
  traffic: number
  why: string
  replaceCanary: boolean
  again: boolean
}

/** Makes a stored version live; the server checks it again against the live versions. */
export const makeLive = async (name: string, version: string, how: GoingLive): Promise<Step> =>
  parseReleaseStep(await ask('POST', `${at(name, version)}/live`, { body: how }))

/** A ramp's plan; the server checks each step like going live. */
export interface RampPlan extends Omit<GoingLive, 'traffic'> {
  /** Shares in per cent, ascending. */
  steps: number[]
  everyMinutes: number
}

/**
 * Starts a ramp, which the site then runs: from the canary's current share, or from the first step for a stored
 * version.
 */
export const startRamp = async (name: string, version: string, plan: RampPlan): Promise<Step> =>
  parseReleaseStep(await ask('POST', `${at(name, version)}/ramp`, { body: plan }))

/** Pauses, resumes or stops the ramp of `version`; 409 if it has ended meanwhile. */
export const changeRamp = async (name: string, version: string, action: 'pause' | 'resume' | 'stop'): Promise<Step> =>
  parseReleaseStep(await ask('POST', `/${encodeURIComponent(name)}/ramp`, { body: { action, version } }))

/** A link that overrides the version in one browser. */
export interface OverrideLink {
  /** A path of this origin, such as `/?superium-override=…`. */
  path: string
  /** When the link expires, in milliseconds since the epoch. */
  until: number
}

/** Creates a signed override link to `version` of `name`, valid for `hours`. */
export async function makeOverride(name: string, version: string, hours: number): Promise<OverrideLink> {
  const { path, until } = fieldsOf(await ask('POST', '/overrides', { body: { versions: { [name]: version }, hours } }))
  if (typeof path !== 'string' || !/^\/[^/\\]/.test(path) || typeof until !== 'number') {
    throw new Error(releaseTexts.odd('a link without path or end'))
  }
  return { path, until }
}
