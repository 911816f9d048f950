import { RELEASE_NAME, RELEASE_VERSION } from '@superium/shared/contract'
import { HttpError } from '../http-error'
import { LOCAL_BUILD_VERSION } from '../release-names'

/** Folders of the store that are no name's. */
const RESERVED = ['discovery']
const LONGEST_WHY = 300

/** The name in an address; 400 when it can be none. */
export function parseName(name: string): string {
  if (!RELEASE_NAME.test(name) || RESERVED.includes(name)) throw new HttpError(400, `"${name}" cannot be a name.`)
  return name
}

/** The version in an address; 400 when it is not one that a team can release. */
export function parseVersion(version: string): string {
  if (!RELEASE_VERSION.test(version))
    throw new HttpError(400, `version must be a semantic version like 1.4.0, not "${version}".`)
  if (LOCAL_BUILD_VERSION.test(version)) throw new HttpError(400, `version ${version} has the form of a local build's.`)
  return version
}

/** The version of a release that is in the store, where local builds are too; 400 when it can be none. */
export const parseVersionOfStore = (version: string): string => {
  parseVersion(version.replace(LOCAL_BUILD_VERSION, ''))
  return version
}

/** Per cent of visitors, from 1 to 100. */
export function parseTraffic(value: unknown): number {
  const traffic = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  if (typeof traffic === 'number' && Number.isInteger(traffic) && traffic >= 1 && traffic <= 100) return traffic
  throw new HttpError(400, 'traffic must be a whole number from 1 to 100.')
}

/** One line of reason for the history. */
export function parseWhy(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value !== 'string' || value.length > LONGEST_WHY) {
    throw new HttpError(400, `why must be a text of at most ${LONGEST_WHY} characters.`)
  }
  return value.replace(/\s+/g, ' ').trim()
}

/** The JSON body of a call; none counts as an empty object. */
export function parseBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new HttpError(400, 'The body must be a JSON object.')
  return { ...body }
}
