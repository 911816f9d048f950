import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

const Remote = Type.String({ maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' })
const Version = Type.String({ maxLength: 80, pattern: '^[0-9A-Za-z.+-]+$' })

/**
 * Kinds of counts. `visit`: a page view that loaded the remote; `failed`: one on which the remote failed; the next
 * kinds are causes. `silent`: the page started and then sent nothing; `settled` revokes one such count, because another
 * page server counts that page. `server-…`: the same for rendering on the page server.
 */
const Kind = Type.Enum([
  'visit',
  'failed',
  'manifest',
  'entry',
  'timeout',
  'evaluate',
  'chunk',
  'render',
  'error',
  'hang',
  'silent',
  'settled',
  'server-visit',
  'server-failed',
])
const Metric = Type.Enum(['LCP', 'INP', 'CLS'])
const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** The counts of a page server since its last batch; `id` makes a repeated batch count once. */
export const BatchSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    sampled: Type.Optional(Type.Boolean({ description: 'Whether only a sample of the page views is counted' })),
    counts: Type.Array(Type.Object({ remote: Remote, version: Version, kind: Kind, minute: Timestamp, count: Count }), {
      maxItems: 2000,
    }),
    vitals: Type.Array(
      Type.Object({
        remote: Remote,
        version: Version,
        metric: Metric,
        minute: Timestamp,
        value: Type.Number({ minimum: 0, maximum: 600_000 }),
        count: Count,
      }),
      { maxItems: 2000 },
    ),
  },
  { title: 'TelemetryBatch' },
)
export type Batch = Static<typeof BatchSchema>

const Counted = { visits: Type.Integer(), failed: Type.Integer() }

/** Page views of a version in a range. */
const Outcomes = {
  remote: Type.String(),
  version: Type.String(),
  ...Counted,
  failures: Type.Record(Type.String(), Type.Integer(), {
    description: 'Number of failures by cause: manifest, entry, timeout, evaluate, chunk, render, error, hang, silent',
  }),
  server: Type.Object(Counted, { description: "Renderings on the site's server" }),
}
export const OutcomesSchema = Type.Object(Outcomes)
export type OutcomesRow = Static<typeof OutcomesSchema>

/** The range of a page server's query. */
export const RangeQuery = Type.Object({
  from: Timestamp,
  to: Type.Optional(Timestamp),
  remote: Type.Optional(Remote),
})

const Percentile = Type.Object({
  p75: Type.Union([Type.Number(), Type.Null()], { description: 'LCP and INP in milliseconds; CLS has no unit' }),
  count: Type.Integer({ description: 'Number of page views measured' }),
})

/** The health of a version, for administrators. */
export const VersionHealthSchema = Type.Object(
  {
    ...Outcomes,
    failureRate: Type.Union([Type.Number(), Type.Null()], {
      description: 'Share of visits that failed, 0 to 1; null without visits',
    }),
    vitals: Type.Object({ LCP: Percentile, INP: Percentile, CLS: Percentile }),
  },
  { title: 'VersionHealth' },
)
export type VersionHealth = Static<typeof VersionHealthSchema>

const Counts = Type.Array(Type.Integer(), { maxItems: 30 })

/** Page views over time, for administrators. */
export const TimelineSchema = Type.Object(
  {
    from: Type.String({ description: 'Start of the first interval' }),
    minutes: Type.Integer({ description: 'Length of one interval in minutes' }),
    parts: Type.Integer({ description: 'Number of intervals; the last one is still running' }),
    versions: Type.Array(
      Type.Object({ remote: Type.String(), version: Type.String(), visits: Counts, failed: Counts }),
    ),
  },
  { title: 'TelemetryTimeline' },
)
export type Timeline = Static<typeof TimelineSchema>

export const TimelineQuery = Type.Object({
  hours: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 24,
    description: 'Length of the range in hours, ending now',
  }),
})

export const HealthQuery = Type.Object({
  hours: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 24,
    description: 'Length of the range in hours, ending now',
  }),
  remote: Type.Optional(Remote),
})
