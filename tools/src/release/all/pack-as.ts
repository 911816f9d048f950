import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FACTS_FILE, releaseArchive } from '@superium/release/command'

/**
 * Packs a build (`output`, with the `server` folder beside it) as another version than it was built as, which only its
 * facts name.
 */
export async function packAs(output: string, version: string, commit: string | undefined): Promise<Buffer> {
  const root = await mkdtemp(join(tmpdir(), 'superium-release-'))
  try {
    await cp(dirname(output), root, { recursive: true })
    const file = join(root, 'browser', FACTS_FILE)
    const facts = { ...JSON.parse(await readFile(file, 'utf8')), version, ...(commit !== undefined && { commit }) }
    await writeFile(file, JSON.stringify(facts, null, 2))
    return await releaseArchive(join(root, 'browser'))
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
