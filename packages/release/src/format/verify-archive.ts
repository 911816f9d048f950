import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Parser, type ReadEntry } from 'tar'
import { CliError } from '../cli-error'
import { COMPRESSED, INTEGRITY_FILE, integrityOf } from './integrity'

/**
 * Compares every file of a release's archive with its hash in `integrity.json`, without writing anything. Resolves to the hash
 * of that list; throws `CliError` naming a file that is missing, unlisted or different.
 */
export async function verifyArchive(tar: Buffer): Promise<string> {
  const { hashes, list } = await readArchive(tar)
  const listed = listOf(list)
  const files = [...hashes.keys()].filter((file) => file !== INTEGRITY_FILE && !COMPRESSED.test(file))
  const wrong =
    Object.keys(listed).find((file) => hashes.get(file) !== listed[file]) ??
    files.find((file) => !Object.hasOwn(listed, file))
  if (wrong !== undefined) throw new CliError(`${wrong} is not what ${INTEGRITY_FILE} of the release says.`)
  return integrityOf(list)
}

/** The hash of each file, and the content of the list. */
async function readArchive(tar: Buffer): Promise<{ hashes: Map<string, string>; list: Buffer }> {
  const hashes = new Map<string, string>()
  const list: Buffer[] = []
  const parser = new Parser({ strict: true })
  parser.on('entry', (entry: ReadEntry) => {
    const file = entry.path.replace(/^\.\//, '')
    const hash = createHash('sha384')
    entry.on('data', (part: Buffer) => {
      hash.update(part)
      if (file === INTEGRITY_FILE) list.push(part)
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
  return { hashes, list: Buffer.concat(list) }
}

function listOf(list: Buffer): Record<string, string> {
  try {
    return { ...JSON.parse(list.toString()) }
  } catch {
    throw new CliError(`The download is no release: it has no readable ${INTEGRITY_FILE}.`)
  }
}
