import { ParseError, parseRetirements, RELEASE_NAME, RELEASE_VERSION, type Retirement } from '@superium/shared/contract'
import { patternProblem } from '../../routing/pattern-overlap'
import { HttpError } from '../http-error'
import { LOCAL_BUILD_VERSION } from '../local-build-version'

/** Folders of the store that hold no releases, and addresses of the release API. */
const RESERVED = ['discovery', 'history', 'names', 'overrides', 'schema', 'stages']
const MAX_REASON_CHARACTERS = 300

/** Parses a release name from an address; 400 when it is malformed. */
export function parseName(name: string): string {
  if (!RELEASE_NAME.test(name) || RESERVED.includes(name)) throw new HttpError(400, `"${name}" is not a valid name.`)
  return name
}

/** Parses a version from an address; 400 when a team cannot release it. */
export function parseVersion(version: string): string {
  if (!RELEASE_VERSION.test(version))
    throw new HttpError(400, `version must be a semantic version like 1.4.0, not "${version}".`)
  if (LOCAL_BUILD_VERSION.test(version))
    throw new HttpError(400, `version ${version} has the format of a local build (<version>-<8 hex digits>).`)
  return version
}

/** Parses a version that may be a local build's, which the store holds too; 400 when it is malformed. */
export const parseVersionOfStore = (version: string): string => {
  parseVersion(version.replace(LOCAL_BUILD_VERSION, ''))
  return version
}

/** Parses a share of visitors in per cent, from 1 to 100. */
export function parseTraffic(value: unknown): number {
  const traffic = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  if (typeof traffic === 'number' && Number.isInteger(traffic) && traffic >= 1 && traffic <= 100) return traffic
  throw new HttpError(400, 'traffic must be a whole number from 1 to 100.')
}

/** Parses the reason for the history; line breaks become spaces. */
export function parseWhy(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value !== 'string' || value.length > MAX_REASON_CHARACTERS) {
    throw new HttpError(400, `why must be a string of at most ${MAX_REASON_CHARACTERS} characters.`)
  }
  return value.replace(/\s+/g, ' ').trim()
}

/** Parses the paths that a release retires: a list, or its JSON in an address. */
export function parseRetire(value: unknown): Retirement[] {
  if (value === undefined) return []
  try {
    const list = parseRetirements(typeof value === 'string' ? JSON.parse(value) : value, 'retire')
    for (const { path } of list) {
      const problem = patternProblem(path)
      if (problem !== undefined) throw new HttpError(400, `retire: the path ${path} ${problem}.`)
    }
    return list
  } catch (error) {
    if (error instanceof ParseError) throw new HttpError(400, `${error.message}.`)
    if (error instanceof SyntaxError) throw new HttpError(400, 'retire must be a JSON list.')
    throw error
  }
}

/** Parses a JSON body; a missing one counts as an empty object. */
export function parseBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new HttpError(400, 'The body must be a JSON object.')
  return { ...body }
}
