import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'
import { packRelease } from './pack-release'

/** Packs a build for the upload: one tar archive of the release's folder. */
export async function releaseArchive(output: string): Promise<Buffer> {
  const root = await mkdtemp(join(tmpdir(), 'superium-release-'))
  try {
    const folder = join(root, 'release')
    await packRelease(output, folder)
    return await buffer(create({ cwd: folder, portable: true }, ['.']))
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
