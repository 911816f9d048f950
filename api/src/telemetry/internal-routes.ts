import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { serviceGuard } from '../identity/service-guard'
import { readOutcomes } from './read-outcomes'
import { recordBatch } from './record-batch'
import { BatchSchema, OutcomesSchema, RangeQuery } from './schema'

/** Bytes; a full batch is far smaller. */
const BODY_LIMIT = 1024 * 1024

/** `/internal/telemetry`: for the page servers, with the service token; the public proxy does not forward it. */
export function internalTelemetryRoutes(app: App, { db, serviceToken }: Dependencies): void {
  if (serviceToken === undefined) return
  const onRequest = serviceGuard(serviceToken)

  app.post(
    '/internal/telemetry',
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: {
        hide: true,
        body: BatchSchema,
        response: { 200: Type.Object({ status: Type.Literal('success') }), ...problemResponses },
      },
    },
    async ({ body }) => {
      await recordBatch(db, body, new Date())
      return { status: 'success' as const }
    },
  )

  app.get(
    '/internal/telemetry',
    {
      onRequest,
      schema: {
        hide: true,
        querystring: RangeQuery,
        response: {
          200: Type.Object({ status: Type.Literal('success'), data: Type.Array(OutcomesSchema) }),
          ...problemResponses,
        },
      },
    },
    async ({ query: { from, to, remote } }) => {
      const range = {
        from: new Date(from),
        to: to === undefined ? new Date(Date.now() + 60_000) : new Date(to),
        remote,
      }
      return { status: 'success' as const, data: await readOutcomes(db, range) }
    },
  )
}
