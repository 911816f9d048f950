import type { Discovery, RemoteOutcome } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import { parseAddress } from '../routing/request-address'
import { createRouteMatcher } from '../routing/route-matcher'
import type { Settings } from '../settings'
import { type Aggregator, createAggregator } from './aggregator'
import { autoRollback, type RollBack } from './auto-rollback'
import { createPast } from './baseline'
import { createFlushToApi } from './flush-to-api'
import { createReporterLimits } from './reporter-limits'
import { telemetryApi } from './telemetry-api'
import type { LiveState } from './watched-versions'

/** How often counts are flushed to the API and watched versions are checked. */
const INTERVAL_MS = 5_000
/** Failures logged per interval; all of them are counted. */
const MAX_LOGGED_FAILURES = 20
/** How long the last flush may delay a stop. */
const LAST_FLUSH_MS = 2_000

/** The outcome of a page that this server rendered. */
export interface RenderedFacts {
  remote?: string | undefined
  /** Whether a remote of the page threw or could not be loaded on the server. */
  failed?: boolean | undefined
}

export interface Telemetry {
  aggregator: Aggregator
  /** Counts a rendered page; `facts` is undefined when the renderer failed or hung. */
  rendered(discovery: Discovery, url: string, facts: RenderedFacts | undefined): void
  /** Starts flushing and automatic rollback; returns the function that stops both. */
  start(state: () => Promise<LiveState | undefined>, rollBack: RollBack): () => Promise<void>
}

/** Undefined when telemetry is off, or no service token is set for the API. */
export function createTelemetry(settings: Settings, log: FastifyBaseLogger): Telemetry | undefined {
  const { apiUrl, serviceToken, telemetryShare } = settings
  if (serviceToken === undefined || telemetryShare === 0) return undefined
  let logged = 0
  const reporterLimits = createReporterLimits()
  const aggregator = createAggregator((outcome: RemoteOutcome) => {
    logged += 1
    if (logged <= MAX_LOGGED_FAILURES) log.warn(outcome, 'a remote failed in a browser')
  }, reporterLimits)
  const api = telemetryApi(apiUrl, serviceToken)
  const past = createPast(api)
  const flush = createFlushToApi(aggregator, api, (message) => log.warn(message))

  return {
    aggregator,
    rendered: (discovery, url, facts) => countRendering(aggregator, discovery, url, facts),
    start(state, rollBack) {
      const timer = setInterval(() => {
        logged = 0
        void flush().then(() => check(state, { api, past, reporterLimits, rollBack }, log))
      }, INTERVAL_MS).unref()
      return async () => {
        clearInterval(timer)
        await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, LAST_FLUSH_MS).unref())])
      }
    },
  }
}

async function check(
  state: () => Promise<LiveState | undefined>,
  dependencies: Parameters<typeof autoRollback>[1],
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const live = await state()
    if (live) await autoRollback(live, dependencies, new Date())
  } catch (error) {
    log.warn(`automatic rollback could not check the live versions: ${error instanceof Error ? error.message : error}`)
  }
}

/** Counts for the remote that the renderer names, otherwise for the one that answers the path. */
function countRendering(
  aggregator: Aggregator,
  discovery: Discovery,
  url: string,
  facts: RenderedFacts | undefined,
): void {
  const remote = facts?.remote ?? answering(discovery, new URL(url))
  const version = discovery.microFrontends[remote ?? '']?.[0]?.metadata.version
  if (remote !== undefined && version !== undefined) aggregator.addRendering(remote, version, facts?.failed ?? !facts)
}

function answering(discovery: Discovery, { pathname }: URL): string | undefined {
  const routes = Object.values(discovery.microFrontends).flatMap(([one]) =>
    one ? one.extras.superium.routes.map((route) => [route, one.extras.superium.name] as const) : [],
  )
  return createRouteMatcher(routes)(parseAddress(pathname).path)?.value
}
