import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow, INTEGRITY_FILE } from '@superium/release/integrity'
import { parseFacts, type ReleaseFacts } from '@superium/shared/contract'
import type { StoredName } from '@superium/shared/registered-names'
import { readManifest } from '../manifest'
import { checkBudget } from './check-budget'
import { checkDeclaredFiles } from './check-declared-files'
import { checkDocumentBytes } from './check-document-bytes'
import { checkIntegrity } from './check-integrity'
import { checkOwnCopies } from './check-own-copies'

const KB = 1024

interface UploadedRelease {
  name: string
  version: string
  folder: string
}

/**
 * Checks a release on its own: facts, manifest, the hash of every file, and the owner and budget that an administrator
 * registered. Runs none of its code.
 */
export async function checkContents(
  { name, version, folder }: UploadedRelease,
  registered?: Pick<StoredName, 'owner' | 'budget'>,
): Promise<string[]> {
  const tooLarge = await largerThanAllowed(folder)
  if (tooLarge.length > 0) return tooLarge
  const problems = await checkIntegrity(folder)
  const [facts, manifest] = await Promise.all([
    readFacts(folder).catch((error: Error) => error.message),
    readManifest(folder).catch((error: Error) => error.message),
  ])
  if (typeof facts === 'string') problems.push(`superium.json: ${facts}.`)
  if (typeof manifest === 'string') problems.push(`mf-manifest.json: ${manifest}.`)
  if (typeof facts === 'string' || typeof manifest === 'string') return problems
  if (facts.name !== name) problems.push(`It was built as ${facts.name}, not as ${name}.`)
  if (facts.version !== version) problems.push(`It was built as version ${facts.version}, not as ${version}.`)
  if (registered && facts.owner !== registered.owner) {
    problems.push(`Its owner is "${facts.owner}", but ${name} is registered for "${registered.owner}".`)
  }
  problems.push(...checkDocumentBytes(facts))
  problems.push(...checkOwnCopies(facts, manifest))
  problems.push(...checkDeclaredFiles(facts, manifest, await filesBelow(folder)))
  problems.push(...(await checkBudget(folder, facts, manifest, registered?.budget)))
  return problems
}

/**
 * Largest sizes in bytes of the files that the site parses: parsing blocks all other requests, and every edge keeps the
 * facts of live releases in memory.
 */
const MAX_BYTES = { [INTEGRITY_FILE]: 1024 * KB, 'mf-manifest.json': 1024 * KB, 'superium.json': 256 * KB }

/** Another check reports a missing file. */
async function largerThanAllowed(folder: string): Promise<string[]> {
  const checked = Object.entries(MAX_BYTES).map(async ([file, most]) => {
    const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }))
    return size > most ? [`${file}: it may have at most ${most / KB} kB.`] : []
  })
  return (await Promise.all(checked)).flat()
}

const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  parseFacts(JSON.parse(await readFile(join(folder, 'superium.json'), 'utf8')))
