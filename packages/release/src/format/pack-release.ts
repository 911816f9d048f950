import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress-folder'
import { INTEGRITY_FILE, integrityOfFolder } from './integrity'

/**
 * Writes a release into `folder`: the browser's files of a build (`output`, e.g. `dist/browser`) with compressed copies, the
 * files of the `server` folder beside it, and the list of all hashes.
 */
export async function packRelease(output: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(output, folder, { recursive: true })
  await compressFolder(folder)
  await cp(join(output, '../server'), join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, INTEGRITY_FILE), `${JSON.stringify(await integrityOfFolder(folder), null, 2)}\n`)
}
