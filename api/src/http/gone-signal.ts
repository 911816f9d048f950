import type { FastifyReply } from 'fastify'
import { Problem } from './problem'

/** Aborts when the client leaves before its answer is complete. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = (): void => gone.abort(new Problem(400, 'The connection was closed.'))
  // A client may have left while its token was checked.
  if (raw.destroyed) leave()
  raw.once('close', () => {
    if (!raw.writableFinished) leave()
  })
  return gone.signal
}
