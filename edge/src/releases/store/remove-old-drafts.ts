import type { FastifyInstance } from 'fastify'
import { removeDrafts } from './remove-drafts'

/** Milliseconds after which a draft belongs to no running upload: those end within five minutes, and a check within one. */
const OLD_DRAFT_MS = 900_000
const EVERY_MS = 300_000

/** Removes drafts that an edge left which was killed: at the start and every five minutes. */
export function removeOldDrafts(app: FastifyInstance, dir: string): void {
  const remove = () => removeDrafts(dir, OLD_DRAFT_MS)
  const timer = setInterval(
    () => void remove().catch((error: unknown) => app.log.warn({ err: error }, 'old drafts cannot be removed')),
    EVERY_MS,
  ).unref()
  app.addHook('onReady', remove)
  app.addHook('onClose', async () => clearInterval(timer))
}
