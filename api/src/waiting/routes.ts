import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { createStreamLimiter } from '../http/stream-limiter'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { countWaiting } from './count-waiting'
import { type EventStream, openEventStream, usualStreamTimes } from './event-stream'
import { createWaitingFeed } from './waiting-feed'

/** The windows and devices of one person, and those of all. */
const LIMITS = {
  ...{ perAccount: 8, inAll: 200 },
  ofAccount: 'This account watches in too many windows already.',
  ofAll: 'Too many people watch already. Try again in a minute.',
}

/**
 * `GET /admin/waiting`: what waits for an administrator as server-sent events, now and whenever it changes. A stream ends when
 * its token has expired or its account is no administrator any more, and when the process stops.
 */
export function waitingRoutes(
  app: App,
  { db, streamTimes = {} }: Pick<Dependencies, 'db' | 'streamTimes'>,
  { admin }: Guards,
): void {
  const feed = createWaitingFeed(
    () => countWaiting(db),
    (error) => app.log.warn({ err: error }, 'what waits could not be counted'),
  )
  const times = { ...usualStreamTimes, ...streamTimes }
  const limiter = createStreamLimiter(LIMITS)
  const open = new Set<EventStream>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
    await feed.stop()
  })

  app.get(
    '/admin/waiting',
    {
      onRequest: admin,
      // A HEAD would count as a stream until the stream's end.
      exposeHeadRoute: false,
      schema: {
        operationId: 'adminWatchWaiting',
        summary: 'Stream the counts of waiting tasks as `waiting` events with an AdminWaiting as JSON',
        tags: ['Administration'],
        security: bearer,
        response: {
          200: { description: 'Server-sent events', content: { 'text/event-stream': { schema: Type.Unknown() } } },
          ...problemResponses,
        },
      },
    },
    async (request, reply) => {
      const free = limiter.acquire(identityOf(request).uid)
      const stream = openEventStream(times.heartbeat)
      open.add(stream)
      const stopWatching = feed.watch((waiting) => stream.send('waiting', waiting))
      const recheck = setInterval(() => void admin(request, reply).catch(() => stream.end()), times.recheck)
      const lifetime = setTimeout(() => stream.end(), times.lifetime)
      stream.body.once('close', () => {
        clearInterval(recheck)
        clearTimeout(lifetime)
        stopWatching()
        open.delete(stream)
        free()
      })
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'private, no-store')
        // nginx would collect the events otherwise.
        .header('x-accel-buffering', 'no')
      return reply.send(stream.body)
    },
  )
}
