import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFacts, type ReleaseFacts } from '@superium/shared/contract'
import { filesBelow } from '../integrity'
import { readManifest } from '../manifest'
import { checkBudget } from './check-budget'
import { checkDeclaredFiles } from './check-declared-files'
import { checkIntegrity } from './check-integrity'

interface UploadedRelease {
  name: string
  version: string
  folder: string
}

/** Checks a release by itself: facts, manifest, the hash of every file, budget. Evaluates none of its code. */
export async function checkContents({ name, version, folder }: UploadedRelease): Promise<string[]> {
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
  problems.push(...checkDeclaredFiles(facts, manifest, await filesBelow(folder)))
  problems.push(...(await checkBudget(folder, facts, manifest)))
  return problems
}

const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  parseFacts(JSON.parse(await readFile(join(folder, 'superium.json'), 'utf8')))
