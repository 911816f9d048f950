import type { FastifyInstance } from 'fastify'

/** How often ramps are checked, and thus how late a step can be. */
const EVERY_MS = 15_000

/** Runs `runRamps` every 15 seconds, one run after the other, until the server stops. */
export function startRamps(app: FastifyInstance, runRamps: () => Promise<void>): void {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= runRamps()
      .catch((error: unknown) => app.log.warn(`ramps: ${error instanceof Error ? error.message : error}`))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
