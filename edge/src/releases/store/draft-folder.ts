import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DRAFT } from './release-store'

/** How often a running upload updates the modification time of its draft, in milliseconds. */
const ALIVE_MS = 5_000

/** Prefix of the names of this machine's drafts, whose times come from this machine's clock. */
export const OWN_DRAFT = `${DRAFT}${createHash('sha256').update(hostname()).digest('hex').slice(0, 12)}-`

/**
 * Makes a draft folder in the store for `work` and removes it afterwards. Its modification time shows that it is in
 * use.
 */
export async function inDraftFolder<T>(dir: string, work: (root: string) => Promise<T>): Promise<T> {
  const root = join(dir, `${OWN_DRAFT}${randomUUID()}`)
  const alive = setInterval(() => void utimes(root, new Date(), new Date()).catch(() => {}), ALIVE_MS).unref()
  try {
    await mkdir(root, { recursive: true })
    return await work(root)
  } finally {
    clearInterval(alive)
    await rm(root, { recursive: true, force: true })
  }
}
