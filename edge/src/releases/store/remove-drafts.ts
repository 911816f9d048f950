import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OWN_DRAFT } from './draft-folder'
import { DRAFT } from './release-store'

/** Milliseconds without an update after which a draft of this machine counts as abandoned. */
const OWN_UNCHANGED_MS = 20_000

/** Removes drafts of processes that ended early: this machine's soon, others when they have not changed for `unchangedMs`. */
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
      const limit = draft.startsWith(join(dir, OWN_DRAFT)) ? OWN_UNCHANGED_MS : unchangedMs
      if (Date.now() - modifiedAt >= limit) await rm(draft, { recursive: true, force: true })
    }),
  )
}
