import { type Failure, LATER_FAILURES, LOAD_FAILURES } from './failure'
import { ROUTE } from './page-facts'
import { array, constant, number, object, optional, type Parse, string } from './parse'
import { RELEASE_NAME } from './release-name'

/** Largest body of `POST /telemetry`, in bytes. */
export const TELEMETRY_BYTES = 16 * 1024

/**
 * How far a document got. `start`: the host's code runs; `remote`: the host has started and loads the page's remote;
 * `ready`: the page is shown; `left`: the visitor left first. A document that started but reports nothing more has
 * failed.
 */
export const STAGES = ['start', 'remote', 'ready', 'left'] as const
export const VITALS = ['LCP', 'INP', 'CLS'] as const

export type Stage = (typeof STAGES)[number]
export type Vital = (typeof VITALS)[number]

/**
 * An outcome of one remote on one page view. Each page view reports at most one load or load failure, which counts as a
 * visit, and at most one failure, so that rates are shares of page views.
 */
export interface RemoteOutcome {
  /** Discovery name, e.g. `mf-cart`. */
  remote: string
  kind: 'load' | Failure
  /** Of a failure: the error's class, e.g. `TypeError`; never the message. */
  code?: string | undefined
  /** Of a failure: the route's pattern, e.g. `/product-detail/:id`; never the address. */
  route?: string | undefined
}

/** One web vital of a page view, for the page's remote. LCP and INP in milliseconds; CLS has no unit. */
export interface VitalValue {
  remote: string
  metric: Vital
  value: number
}

/** Body of `POST /telemetry`: a page view without personal data. */
export interface TelemetryReport {
  /** Token of the reporting document; it identifies the versions that the document was served with. */
  token: string
  stage?: Stage | undefined
  outcomes?: RemoteOutcome[] | undefined
  vitals?: VitalValue[] | undefined
}

const parseName = string(RELEASE_NAME)

/** Parses the body of `POST /telemetry`; throws `ParseError` with the field's path. */
export const parseTelemetry: Parse<TelemetryReport> = object({
  token: string(/^[\w-]{1,100}$/),
  stage: optional(constant(...STAGES)),
  outcomes: optional(
    array(
      object({
        remote: parseName,
        kind: constant('load', ...LOAD_FAILURES, ...LATER_FAILURES),
        code: optional(string(/^[A-Za-z]{1,40}$/)),
        route: optional(string(ROUTE)),
      }),
    ),
  ),
  vitals: optional(array(object({ remote: parseName, metric: constant(...VITALS), value: number(0, 600_000) }))),
})
