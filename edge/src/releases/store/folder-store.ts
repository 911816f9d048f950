import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseStore, revisionFile, revisionNumbers } from './release-store'

/**
 * A release store in a folder. `rename` adds a release and `link` adds a revision: both are atomic and fail when the name is
 * taken, even across machines on a shared file system.
 */
export function folderStore(dir: string): ReleaseStore {
  const revisions = join(dir, 'discovery')
  return {
    dir,
    download: async () => {},
    has: (name, version) => exists(join(dir, name, version)),
    versions: (name) => list(join(dir, name)),
    async add(name, version, folder) {
      await mkdir(join(dir, name), { recursive: true })
      return unlessTaken(() => rename(folder, join(dir, name, version)))
    },
    revisions: async () => revisionNumbers(await list(revisions)),
    revision: (number) =>
      readFile(join(revisions, revisionFile(number)), 'utf8').catch((error) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }),
    async addRevision(number, text) {
      await mkdir(revisions, { recursive: true })
      const draft = join(revisions, `.${randomUUID()}`)
      await writeFile(draft, text)
      try {
        return await unlessTaken(() => link(draft, join(revisions, revisionFile(number))))
      } finally {
        await rm(draft, { force: true })
      }
    },
    remove: (name, version) => rm(join(dir, name, version), { recursive: true, force: true }),
    removeRevision: (number) => rm(join(revisions, revisionFile(number)), { force: true }),
  }
}

async function unlessTaken(step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    if (['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

async function list(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
