import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import {
  DRAFT,
  NAMES_FOLDER,
  NOTES_FOLDER,
  type NumberedTexts,
  type ReleaseStore,
  revisionFile,
  revisionNumbers,
} from './release-store'
import { type Bucket, type S3Objects, s3Objects } from './s3-objects'

/**
 * A release store in an S3-compatible bucket; `dir` is this machine's copy of the releases that it was asked for. A
 * bucket has no rename, so a release is one object, `<name>/<version>/release.tar`. That object and
 * `discovery/<number>.json` are created exclusively, so that a version and a revision number are used only once.
 */
export function s3Store(bucket: Bucket, dir: string): ReleaseStore {
  const objects = s3Objects(bucket)
  const revisions = numberedObjects(objects, 'discovery')
  const downloads = new Map<string, Promise<void>>()

  async function download(name: string, version: string): Promise<void> {
    const target = join(dir, name, version)
    if (await isThere(target)) return
    const archive = await objects.read(archivePath(name, version))
    if (!archive) return
    const draft = join(dir, `${DRAFT}${randomUUID()}`)
    try {
      await mkdir(draft, { recursive: true })
      await pipeline(Readable.from([archive]), extract({ cwd: draft, strict: true }))
      await mkdir(join(dir, name), { recursive: true })
      // Another process of this machine may have downloaded the same release.
      await rename(draft, target).catch(async (error: unknown) => {
        if (!(await isThere(target))) throw error
      })
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  return {
    dir,
    download(name, version) {
      const key = archivePath(name, version)
      const running = downloads.get(key) ?? download(name, version).finally(() => downloads.delete(key))
      downloads.set(key, running)
      return running
    },
    has: (name, version) => objects.exists(archivePath(name, version)),
    versions: (name) => objects.list(`${name}/`),
    async add(name, version, folder) {
      const archive = await buffer(create({ cwd: folder, portable: true }, ['.']))
      if (!(await objects.create(archivePath(name, version), archive))) return false
      await mkdir(join(dir, name), { recursive: true })
      await rm(join(dir, name, version), { recursive: true, force: true })
      await rename(folder, join(dir, name, version))
      return true
    },
    revisions: revisions.numbers,
    revision: revisions.read,
    addRevision: revisions.add,
    names: numberedObjects(objects, NAMES_FOLDER),
    notes: {
      read: async (key) => (await objects.read(`${NOTES_FOLDER}/${key}`))?.toString(),
      write: (key, text) => objects.write(`${NOTES_FOLDER}/${key}`, text),
      remove: (key) => objects.remove(`${NOTES_FOLDER}/${key}`),
    },
    async remove(name, version) {
      await objects.remove(archivePath(name, version))
      await rm(join(dir, name, version), { recursive: true, force: true })
    },
    removeRevision: revisions.remove,
  }
}

const archivePath = (name: string, version: string): string => `${name}/${version}/release.tar`

function numberedObjects(objects: S3Objects, folder: string): NumberedTexts {
  const pathOf = (number: number): string => `${folder}/${revisionFile(number)}`
  return {
    numbers: async () => revisionNumbers(await objects.list(`${folder}/`)),
    read: async (number) => (await objects.read(pathOf(number)))?.toString(),
    add: (number, text) => objects.create(pathOf(number), text),
    remove: (number) => objects.remove(pathOf(number)),
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
