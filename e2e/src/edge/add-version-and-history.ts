import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './store-build'

const revisionsIn = (store: string): string => join(store, 'discovery')
const fileOf = (number: number): string => `${String(number).padStart(10, '0')}.json`

interface StoredRevision {
  number: number
  discovery: { microFrontends: Record<string, { metadata: { version: string } }[]> }
  ramps?: Record<string, object>
}

const newest = (store: string): StoredRevision =>
  JSON.parse(readFileSync(join(revisionsIn(store), readdirSync(revisionsIn(store)).sort().at(-1) ?? ''), 'utf8'))

/** Stores the files of a remote's live version as another version, which nobody gets. */
export function addVersion(store: string, remote: string, version: string): void {
  const { discovery } = newest(store)
  const live = discovery.microFrontends[remote]?.[0]?.metadata.version ?? ''
  const folder = join(store, remote, version)
  cpSync(join(store, remote, live), folder, { recursive: true })
  const facts = JSON.stringify({ ...JSON.parse(readFileSync(join(folder, 'superium.json'), 'utf8')), version })
  writeFileSync(join(folder, 'superium.json'), facts)
  const hashes = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'))
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify({ ...hashes, 'superium.json': hashOf(facts) }))
}

const append = (store: string, revision: StoredRevision, why: string): void => {
  const step = { why, action: 'publish', changes: [], ramp: undefined, at: '2026-11-20T08:00:00.000Z' }
  const by = { kind: 'local', name: 'local' }
  writeFileSync(join(revisionsIn(store), fileOf(revision.number)), JSON.stringify({ ...revision, ...step, by }))
}

/** Adds revisions that change nothing, with these reasons. */
export function addHistory(store: string, reasons: string[]): void {
  const last = newest(store)
  for (const [index, why] of reasons.entries()) append(store, { ...last, number: last.number + index + 1 }, why)
}

/** Adds a revision in which the next step of a remote's ramp is due. */
export function makeRampDue(store: string, remote: string): void {
  const last = newest(store)
  const ramp = { ...last.ramps?.[remote], nextAt: '2026-11-20T08:00:00.000Z' }
  append(store, { ...last, number: last.number + 1, ramps: { ...last.ramps, [remote]: ramp } }, 'The time has passed')
}
