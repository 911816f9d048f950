import { editDistance } from '../edit-distance'
import { NAMES, SECRETS } from './names'
import type { Environment } from './read-settings'

/** Shorter names, such as HOST, resemble too many that belong to others. */
const MIN_LENGTH = 8

/** From this length on two slips are still the same name. */
const LONG = 12

const known = [...NAMES, ...SECRETS.map((name) => `${name}_FILE`)]

/**
 * A sentence for each variable that is nearly the name of a setting. The environment is full of names of others, so
 * only near misses count, and only of settings that are not set.
 */
export function misspelledNames(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    if (name.length < MIN_LENGTH || known.includes(name) || !env[name]) return []
    const meant = nearest(name)
    return meant && !env[meant] ? [`${name} is not a setting: did you mean ${meant}?`] : []
  })
}

function nearest(name: string): string | undefined {
  const most = name.length < LONG ? 1 : 2
  const [best] = known
    .filter((one) => one.length >= MIN_LENGTH)
    .map((one) => ({ one, edits: editDistance(name, one, most).whole }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits)
  return best?.one
}
