import { randomBytes } from 'node:crypto'
import type { Discovery } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { CountedPage } from '../render/renderer-supervisor'
import { parseAddress } from '../routing/request-address'
import { createRouteMatcher } from '../routing/route-matcher'
import type { Settings } from '../settings'
import { type Aggregator, type CountedFailure, createAggregator, onServer } from './aggregator'
import { autoRollback, type RollBack } from './auto-rollback'
import { createPast } from './baseline'
import { type Combinations, createCombinations } from './combinations'
import { createDocumentLimits } from './document-limits'
import { createDocumentTokens, type DocumentTokens, ID_BYTES } from './document-token'
import { MIN_ADDRESSES } from './enough-addresses'
import { createFlushToApi } from './flush-to-api'
import { createReporters } from './reporters'
import { createSampling } from './sampling'
import { createStartedDocuments, type StartedDocuments } from './started-documents'
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

/** A request of a document. */
export interface DocumentRequest {
  /** The live releases, for sampling. */
  state: LiveState
  /** The visitor's discovery, with one version per name. */
  discovery: Discovery
  /** The remote that answers. */
  page: string | undefined
  address: string
}

export interface Telemetry {
  aggregator: Aggregator
  started: StartedDocuments
  tokens: DocumentTokens
  combinations: Combinations
  /** Whether a version has failed for three addresses in this hour or the last, in their browsers or when it was rendered here. */
  failsForSeveral(place: 'browsers' | 'server', remote: string, version: string): boolean
  /** The network that the document counts for, if it counts, and the token it reports with; none when it is not sampled. */
  document(request: DocumentRequest): { countedFor: string | undefined; token: string | undefined }
  /** Counts a rendered page; `facts` is undefined when the renderer failed or hung. */
  rendered(discovery: Discovery, page: CountedPage, facts: RenderedFacts | undefined): void
  /** Starts flushing and automatic rollback; returns the function that stops both. */
  start(state: () => Promise<LiveState | undefined>, rollBack: RollBack): () => Promise<void>
}

/** Undefined when telemetry is off, or no service token is set for the API. */
export function createTelemetry(settings: Settings, log: FastifyBaseLogger): Telemetry | undefined {
  const { apiUrl, serviceToken, telemetryShare } = settings
  if (serviceToken === undefined || telemetryShare === 0) return undefined
  let logged = 0
  const reporters = createReporters()
  const aggregator = createAggregator((failure: CountedFailure) => {
    logged += 1
    if (logged <= MAX_LOGGED_FAILURES) log.warn(failure, 'a remote failed in a browser')
  }, reporters)
  const started = createStartedDocuments({ silent: aggregator.addSilent, settled: aggregator.addSettled })
  const tokens = createDocumentTokens(serviceToken)
  const combinations = createCombinations()
  const isWithinLimit = createDocumentLimits()
  const isSampled = createSampling(telemetryShare)
  const api = telemetryApi(apiUrl, serviceToken, telemetryShare)
  const past = createPast(api)
  const flush = createFlushToApi(aggregator, api, (message) => log.warn(message))

  return {
    aggregator,
    started,
    tokens,
    combinations,
    failsForSeveral: (place, remote, version) =>
      reporters.addresses(place === 'server' ? onServer(remote) : remote, version).failed >= MIN_ADDRESSES,
    document({ state, discovery, page, address }) {
      const { digest, versions } = combinations.of(discovery)
      const counted = isWithinLimit(digest, address)
      const place = page === undefined ? -1 : [...versions.keys()].indexOf(page)
      const network = tokens.networkOf(address)
      const facts = { counted, combination: digest, page: place < 0 ? undefined : place, network }
      const id = randomBytes(ID_BYTES).toString('base64url')
      return {
        countedFor: counted ? network : undefined,
        token: isSampled(state) ? tokens.sign({ id, ...facts }) : undefined,
      }
    },
    rendered: (discovery, page, facts) => countRendering(aggregator, discovery, page, facts),
    start(state, rollBack) {
      const timer = setInterval(() => {
        logged = 0
        started.expire()
        void flush().then(() => check(state, { api, past, reporters, rollBack }, log))
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
  { url, countedFor }: CountedPage,
  facts: RenderedFacts | undefined,
): void {
  const remote = facts?.remote ?? answering(discovery, new URL(url))
  const version = discovery.microFrontends[remote ?? '']?.[0]?.metadata.version
  if (remote === undefined || version === undefined) return
  aggregator.addRendering(remote, version, facts?.failed ?? !facts, countedFor)
}

function answering(discovery: Discovery, { pathname }: URL): string | undefined {
  const routes = Object.values(discovery.microFrontends).flatMap(([one]) =>
    one ? one.extras.superium.routes.map((route) => [route, one.extras.superium.name] as const) : [],
  )
  return createRouteMatcher(routes)(parseAddress(pathname).path)?.value
}
