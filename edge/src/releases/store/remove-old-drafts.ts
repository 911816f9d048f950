import type { FastifyInstance } from 'fastify'
import { removeDrafts } from './remove-drafts'

/** Milliseconds after which another machine's draft, by its clock, belongs to no running upload. */
const OLD_DRAFT_MS = 900_000
const EVERY_MS = 10_000

/** Removes drafts that a killed edge left behind: at the start and every ten seconds. */
export function removeOldDrafts(app: FastifyInstance, dir: string): void {
  const remove = () => removeDrafts(dir, OLD_DRAFT_MS)
  const timer = setInterval(
    () => void remove().catch((error: unknown) => app.log.warn({ err: error }, 'old drafts cannot be removed')),
    EVERY_MS,
  ).unref()
  app.addHook('onReady', remove)
  app.addHook('onClose', async () => clearInterval(timer))
}
