import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Parser, type ReadEntry } from 'tar'
import { CliError } from '../cli-error'
import { COMPRESSED, FACTS_FILE, INTEGRITY_FILE, integrityOf } from './integrity'

/**
 * Compares every file of a release's archive with its hash in `integrity.json`, without writing anything. Resolves to the hash
 * of that list; throws `CliError` naming a file that is missing, unlisted or different.
 */
export async function verifyArchive(tar: Buffer): Promise<string> {
  return integrityOf((await readVerified(tar)).list)
}

/** The content of an archive's `integrity.json` and `superium.json`. Throws `CliError` as `verifyArchive` does. */
export async function readVerified(tar: Buffer): Promise<{ list: Buffer; facts: Buffer }> {
  const { hashes, list, facts } = await readArchive(tar)
  const listed = listOf(list)
  const files = [...hashes.keys()].filter((file) => file !== INTEGRITY_FILE && !COMPRESSED.test(file))
  const wrong =
    Object.keys(listed).find((file) => hashes.get(file) !== listed[file]) ??
    files.find((file) => !Object.hasOwn(listed, file))
  if (wrong !== undefined) throw new CliError(`${wrong} is not what ${INTEGRITY_FILE} of the release says.`)
  return { list, facts }
}

/** The hash of each file, and the content of the two files that are read. */
async function readArchive(tar: Buffer): Promise<{ hashes: Map<string, string>; list: Buffer; facts: Buffer }> {
  const hashes = new Map<string, string>()
  const read = new Map<string, Buffer[]>([
    [INTEGRITY_FILE, []],
    [FACTS_FILE, []],
  ])
  const parser = new Parser({ strict: true })
  parser.on('entry', (entry: ReadEntry) => {
    const file = entry.path.replace(/^\.\//, '')
    const hash = createHash('sha384')
    entry.on('data', (part: Buffer) => {
      hash.update(part)
      read.get(file)?.push(part)
    })
    entry.on('end', () => {
      if (entry.type === 'File') hashes.set(file, `sha384-${hash.digest('base64')}`)
    })
  })
  try {
    await pipeline(Readable.from([tar]), parser as unknown as NodeJS.WritableStream)
  } catch (error) {
    throw new CliError(`The download is no release: ${error instanceof Error ? error.message : error}`)
  }
  const contentOf = (file: string): Buffer => Buffer.concat(read.get(file) ?? [])
  return { hashes, list: contentOf(INTEGRITY_FILE), facts: contentOf(FACTS_FILE) }
}

function listOf(list: Buffer): Record<string, string> {
  try {
    return { ...JSON.parse(list.toString()) }
  } catch {
    throw new CliError(`The download is no release: it has no readable ${INTEGRITY_FILE}.`)
  }
}
