import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FACTS_FILE, integrityOf, integrityOfFolder } from './integrity'
import { readVerified } from './verify-archive'

/**
 * The hash of what a stored release contains, whichever version and commit its facts name. Throws `CliError` when a file
 * of the archive is not what its list says.
 */
export async function contentOfArchive(tar: Buffer): Promise<string> {
  const { list, facts } = await readVerified(tar)
  return contentHash(JSON.parse(list.toString()), facts)
}

/** The same hash of a build that is not packed: its `output` (`dist/browser`) and the `server` folder beside it. */
export async function contentOfBuild(output: string): Promise<string> {
  const server = await integrityOfFolder(join(output, '../server'))
  const hashes = {
    ...(await integrityOfFolder(output)),
    ...Object.fromEntries(Object.entries(server).map(([file, hash]) => [`server/${file}`, hash])),
  }
  return contentHash(hashes, await readFile(join(output, FACTS_FILE)))
}

function contentHash(hashes: Record<string, string>, facts: Buffer): string {
  const { version: _version, commit: _commit, ...rest } = JSON.parse(facts.toString())
  const files = Object.entries(hashes).filter(([file]) => file !== FACTS_FILE)
  return integrityOf(Buffer.from(JSON.stringify([files.sort(([a], [b]) => (a < b ? -1 : 1)), rest])))
}
