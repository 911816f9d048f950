import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT } from './release-store'

/** Removes what a process that ended early has left in a store's folder: drafts that nobody touched for `untouched` ms. */
export async function removeDrafts(dir: string, untouched: number): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  const drafts = names.filter((name) => name.startsWith(DRAFT)).map((name) => join(dir, name))
  await Promise.all(
    drafts.map(async (draft) => {
      // One that is gone meanwhile was somebody's who has finished with it.
      const touched = await stat(draft).then(
        ({ mtimeMs }) => mtimeMs,
        () => Number.POSITIVE_INFINITY,
      )
      if (Date.now() - touched >= untouched) await rm(draft, { recursive: true, force: true })
    }),
  )
}
