import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  NAMES_FOLDER,
  NOTES_FOLDER,
  type Notes,
  type NumberedTexts,
  type ReleaseStore,
  revisionFile,
  revisionNumbers,
} from './release-store'

/**
 * A release store in a folder. `rename` adds a release and `link` adds a revision: both are atomic and fail when the name is
 * taken, even across machines on a shared file system.
 */
export function folderStore(dir: string): ReleaseStore {
  const revisions = numberedFiles(join(dir, 'discovery'))
  return {
    dir,
    download: async () => {},
    has: (name, version) => exists(join(dir, name, version)),
    versions: (name) => list(join(dir, name)),
    async add(name, version, folder) {
      await mkdir(join(dir, name), { recursive: true })
      return unlessTaken(() => rename(folder, join(dir, name, version)))
    },
    revisions: revisions.numbers,
    revision: revisions.read,
    addRevision: revisions.add,
    names: numberedFiles(join(dir, NAMES_FOLDER)),
    notes: noteFiles(join(dir, NOTES_FOLDER)),
    remove: (name, version) => rm(join(dir, name, version), { recursive: true, force: true }),
    removeRevision: revisions.remove,
  }
}

function numberedFiles(dir: string): NumberedTexts {
  return {
    numbers: async () => revisionNumbers(await list(dir)),
    read: (number) => readIfThere(join(dir, revisionFile(number))),
    add: (number, text) =>
      writtenFirst(dir, text, (draft) => unlessTaken(() => link(draft, join(dir, revisionFile(number))))),
    remove: (number) => rm(join(dir, revisionFile(number)), { force: true }),
  }
}

function noteFiles(dir: string): Notes {
  return {
    read: (key) => readIfThere(join(dir, key)),
    write: (key, text) => writtenFirst(dir, text, (draft) => rename(draft, join(dir, key))),
    remove: (key) => rm(join(dir, key), { force: true }),
  }
}

/** Writes a text to a temporary file, which `place` then gives its final name, so that nobody reads half of it. */
async function writtenFirst<T>(dir: string, text: string, place: (draft: string) => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true })
  const draft = join(dir, `.${randomUUID()}`)
  try {
    await writeFile(draft, text)
    return await place(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
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
