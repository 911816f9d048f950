import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT } from './release-store'

/** Removes drafts of processes that ended early: those that have not changed for `unchangedMs`. */
export async function removeDrafts(dir: string, unchangedMs: number): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  const drafts = names.filter((name) => name.startsWith(DRAFT)).map((name) => join(dir, name))
  await Promise.all(
    drafts.map(async (draft) => {
      // A draft that no longer exists belonged to a process that has finished.
      const modifiedAt = await stat(draft).then(
        ({ mtimeMs }) => mtimeMs,
        () => Number.POSITIVE_INFINITY,
      )
      if (Date.now() - modifiedAt >= unchangedMs) await rm(draft, { recursive: true, force: true })
    }),
  )
}
