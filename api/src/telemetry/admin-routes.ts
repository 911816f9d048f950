import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { readTimeline } from './read-timeline'
import { readVersionHealth } from './read-version-health'
import { HealthQuery, TimelineQuery, TimelineSchema, VersionHealthSchema } from './schema'

const HOUR_MS = 3_600_000

/** The end of a range that includes the current minute. */
const inAMinute = (): Date => new Date(Date.now() + 60_000)

/** Failure rates and web vitals by remote and version, for the releases page. */
export function adminTelemetryRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  app.get(
    '/admin/telemetry',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminTelemetry',
        summary: 'Get failure rates and web vitals by remote and version',
        tags: ['Administration'],
        security: bearer,
        querystring: HealthQuery,
        response: { 200: success(Type.Array(VersionHealthSchema)), ...problemResponses },
      },
    },
    async ({ query: { hours, remote } }) => ({
      status: 'success' as const,
      data: await readVersionHealth(db, new Date(Date.now() - hours * HOUR_MS), inAMinute(), remote),
    }),
  )

  app.get(
    '/admin/telemetry/timeline',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminTelemetryTimeline',
        summary: 'Get page views and failures by remote and version over time',
        tags: ['Administration'],
        security: bearer,
        querystring: TimelineQuery,
        response: { 200: success(TimelineSchema), ...problemResponses },
      },
    },
    async ({ query: { hours } }) => ({
      status: 'success' as const,
      data: await readTimeline(db, hours, new Date()),
    }),
  )
}
