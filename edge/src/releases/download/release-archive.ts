import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { filesBelow, INTEGRITY_FILE, integrityOf } from '@superium/release/integrity'
import { create } from 'tar'
import { checkIntegrity } from '../check/check-integrity'
import { HttpError } from '../http-error'

/**
 * The hash of a stored release's list of hashes, after each file was compared with its own. Throws `HttpError` 503 naming the
 * files that were damaged in the store.
 */
export async function intactIntegrity(folder: string): Promise<string> {
  const problems = await checkIntegrity(folder)
  if (problems.length > 0) throw new HttpError(503, "This release is damaged in the site's store.", problems)
  return integrityOf(await readFile(join(folder, INTEGRITY_FILE)))
}

/** The files of a stored release as a tar stream. */
export async function releaseArchive(folder: string): Promise<Readable> {
  const files = await filesBelow(folder)
  // `./`, because tar reads a name that begins with `@` as an archive to include.
  const archive = create(
    { cwd: folder, portable: true, noMtime: true },
    files.map((file) => `./${file}`),
  )
  const stream = Readable.from(archive)
  // Needed even when nobody reads any more: an error without a listener would end this process.
  archive.on('error', (error) => stream.destroy(error instanceof Error ? error : undefined))
  return stream
}
