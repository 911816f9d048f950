import { ApiError, anySignal, ConnectionError } from '@superium/shared/api'
import { parseReleaseStep, parseReleasesState, type ReleaseEvent, type ReleasesState } from '@superium/shared/contract'
import { identityToken } from '@superium/shared/state'
import { releaseTexts } from './texts'

/** A check of a release and a smoke render can take this long; in milliseconds. */
const TIMEOUT_MS = 20_000

/** A numbered step of the site's history. */
export type Step = ReleaseEvent & { number: number }

type Call = { body?: unknown; signal?: AbortSignal }

/**
 * One call of the edge's release API, `/releases/v1` on this origin, with the administrator's identity token. Answers its
 * `data` unparsed; throws `ApiError` in the edge's words (each failed check of a 422 in a sentence), `ConnectionError`
 * without an answer.
 */
async function ask(method: 'GET' | 'POST', path: string, { body, signal }: Call = {}): Promise<unknown> {
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
  const { data, message, failures } = fieldsOf(answer)
  if (response.ok && data !== undefined) return data
  if (response.status === 401) throw new ApiError(401, releaseTexts.signedOut)
  const words = typeof message === 'string' ? message : releaseTexts.refused(response.status)
  throw new ApiError(response.status, [words, ...(Array.isArray(failures) ? failures : [])].join(' '))
}

const fieldsOf = (answer: unknown): Record<string, unknown> =>
  typeof answer === 'object' && answer !== null ? { ...answer } : {}

const at = (name: string, version: string): string => `/${encodeURIComponent(name)}/${encodeURIComponent(version)}`

/** What is live, and the history: its newest 50 steps, or the 50 before the revision `before`. */
export const readReleases = async (signal?: AbortSignal, before?: number): Promise<ReleasesState> =>
  parseReleasesState(await ask('GET', before === undefined ? '' : `?before=${before}`, signal ? { signal } : {}))

/** Gives the canary `version` of `name` to everybody; 409 when that is not the canary any more. */
export const promote = async (name: string, version: string, why: string): Promise<Step> =>
  parseReleaseStep(await ask('POST', `/${encodeURIComponent(name)}/promote`, { body: { version, why } }))

/** Takes `version` back; null when it was not live any more. */
export async function rollBack(name: string, version: string, why: string): Promise<Step | null> {
  const made = await ask('POST', `/${encodeURIComponent(name)}/rollback`, { body: { version, why } })
  return made === null ? null : parseReleaseStep(made)
}

/** Makes a stored version live for `traffic` per cent of visitors; the edge checks it again against what is live. */
export const makeLive = async (name: string, version: string, traffic: number, why: string): Promise<Step> =>
  parseReleaseStep(await ask('POST', `${at(name, version)}/live`, { body: { traffic, why } }))

/** A link that opens one version in one browser. */
export interface OverrideLink {
  /** Of this origin, e.g. `/?superium-override=…`. */
  path: string
  /** When it stops working, in milliseconds since the epoch. */
  until: number
}

/** Makes a signed link to `version` of `name` that is good for `hours`. */
export async function makeOverride(name: string, version: string, hours: number): Promise<OverrideLink> {
  const { path, until } = fieldsOf(await ask('POST', '/overrides', { body: { versions: { [name]: version }, hours } }))
  if (typeof path !== 'string' || !/^\/[^/\\]/.test(path) || typeof until !== 'number') {
    throw new Error(releaseTexts.odd('a link without path or end'))
  }
  return { path, until }
}
