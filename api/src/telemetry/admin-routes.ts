import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { readVersionHealth } from './read-version-health'
import { HealthQuery, VersionHealthSchema } from './schema'

const HOUR_MS = 3_600_000

/** Includes the current minute. */
const inAMinute = (): Date => new Date(Date.now() + 60_000)

/** Failure rates and web vitals by remote and version, for the releases page. */
export function adminTelemetryRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  app.get(
    '/admin/telemetry',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminTelemetry',
        summary: 'Failure rates and web vitals by remote and version',
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
}
