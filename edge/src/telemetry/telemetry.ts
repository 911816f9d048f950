import type { Discovery, RemoteOutcome } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import { parseAddress } from '../routing/request-address'
import { createMatcher } from '../routing/route-matcher'
import type { Settings } from '../settings'
import { type Aggregator, createAggregator } from './aggregator'
import { type LiveState, type RollBack, rollBackFailing } from './auto-rollback'
import { createFlush } from './flush'
import { createReporterLimits, type ReporterLimits } from './reporter-limits'
import { type TelemetryApi, telemetryApi } from './telemetry-api'

/** How often, in milliseconds, what was added up goes to the API, and versions on trial are looked at. */
const EVERY_MS = 5_000
/** Failures that are told in the log between two such times; all of them are counted. */
const MOST_LOGGED = 20
/** Milliseconds that the last batch may take at a stop. */
const LAST_MS = 2_000

/** What telemetry needs to know of a page that this server rendered. */
export interface RenderedFacts {
  remote?: string | undefined
  /** Whether a remote of the page threw or could not be loaded here. */
  failed?: boolean | undefined
}

export interface Telemetry {
  aggregator: Aggregator
  /** Counts a rendering; `facts` is undefined when the renderer failed or hung. */
  rendered(discovery: Discovery, url: string, facts: RenderedFacts | undefined): void
  /** Begins to hand over, and to take back versions that fail; answers how to stop. */
  start(state: () => Promise<LiveState | undefined>, rollBack: RollBack): () => Promise<void>
}

/** Undefined where telemetry is off, or no service token lets this server hand it over. */
export function createTelemetry(settings: Settings, log: FastifyBaseLogger): Telemetry | undefined {
  const { apiUrl, serviceToken, telemetryShare } = settings
  if (serviceToken === undefined || telemetryShare === 0) return undefined
  let logged = 0
  const reporterLimits = createReporterLimits()
  const aggregator = createAggregator((outcome: RemoteOutcome) => {
    logged += 1
    if (logged <= MOST_LOGGED) log.warn(outcome, 'a remote failed in a browser')
  }, reporterLimits)
  const api = telemetryApi(apiUrl, serviceToken)
  const flush = createFlush(aggregator, api, (message) => log.warn(message))

  return {
    aggregator,
    rendered: (discovery, url, facts) => countRendering(aggregator, discovery, url, facts),
    start(state, rollBack) {
      const timer = setInterval(() => {
        logged = 0
        void flush.now().then(() => look(state, { api, reporterLimits, rollBack }, log))
      }, EVERY_MS).unref()
      return async () => {
        clearInterval(timer)
        await Promise.race([flush.now(), new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())])
      }
    },
  }
}

async function look(
  state: () => Promise<LiveState | undefined>,
  means: { api: TelemetryApi; reporterLimits: ReporterLimits; rollBack: RollBack },
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const live = await state()
    if (live) await rollBackFailing(live, means, new Date())
  } catch (error) {
    log.warn(`versions on trial could not be looked at: ${error instanceof Error ? error.message : error}`)
  }
}

/** A rendering counts for the remote that the renderer names, else for the one that answers the path. */
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
  return createMatcher(routes)(parseAddress(pathname).path)?.value
}
