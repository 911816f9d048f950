import type { ReleaseFacts } from '@superium/shared/contract'
import { factsForBrowsers } from '../facts-for-browsers'

/** Bytes of facts, as JSON, that one release may add to every document of the site; 200 routes of 40 characters fit. */
const MAX_BYTES = 16 * 1024

/** Checks that a release does not make every document of the site, including other teams' pages, much larger. */
export function checkDocumentBytes(facts: ReleaseFacts): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(factsForBrowsers(facts)))
  if (bytes <= MAX_BYTES) return []
  const [largest] = Object.entries(factsForBrowsers(facts))
    .map(([field, value]) => ({ field, length: JSON.stringify(value).length }))
    .sort((a, b) => b.length - a.length)
  return [
    `Every page of the site would carry ${Math.ceil(bytes / 1024)} kB of superium.json, and ${MAX_BYTES / 1024} kB is the most ` +
      `that one release may have there. The largest field is ${largest?.field}.`,
  ]
}
