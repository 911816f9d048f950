import { type Deployment, type Discovery, defaultDeployments } from '@superium/shared/contract'
import { onRemoteEvents, type RemoteEvent } from '../remotes/remote-events'
import type { StandInHandle } from '../routing/remote-routes'
import { errorName, isCodeError, isLoadFailure, isOverload, isSlowNetwork, loadFailure } from './classify-error'
import { measureVitals } from './measure-vitals'
import { createPageViewReporter, type PageViewReporter } from './page-view-reporter'
import { createTelemetryBeacon } from './telemetry-beacon'
import { throwingRelease } from './throwing-release'

/** The page's properties that telemetry needs. */
export interface PageFacts {
  discovery: Discovery
  /** The remote that answered the first page. */
  remote: string | undefined
  /** The pattern of the current route. */
  route(): string | undefined
}

/** The part of the router that telemetry reads. */
export interface ShownRoutes {
  state: { matches: { route: { path?: string | undefined; handle?: unknown } }[] }
}

/** Collects for the document's first page; each failure names the route that is shown at that time. */
export function startCollecting(discovery: Discovery, router: ShownRoutes): void {
  const shown = () => router.state.matches.at(-1)?.route
  const remote = (shown()?.handle as StandInHandle | undefined)?.remote
  collectTelemetry({ discovery, remote, route: () => shown()?.path })
}

/** Reports what happens to each remote on this page view, and its web vitals, to `/telemetry`. */
export function collectTelemetry({ discovery, remote, route }: PageFacts): void {
  const beacon = createTelemetryBeacon()
  const view = createPageViewReporter(beacon.outcome)

  // This code is part of the host, so the host has loaded.
  const host = defaultDeployments(discovery).find(isHost)?.extras.superium.name
  if (host !== undefined) view.loaded(host)
  onRemoteEvents((event, unloading) => {
    if (!(unloading && isAbortedByUnload(event))) report(view, event, route())
  })
  if (remote !== undefined) measureVitals(remote, beacon.vital)
}

const isHost = ({ extras }: Deployment): boolean => extras.superium.kind === 'host'

/** Whether unloading may have caused the event: it aborts loads, but not running code. */
const isAbortedByUnload = (event: RemoteEvent): boolean =>
  event.what === 'not-loaded' ||
  event.what === 'page-not-loaded' ||
  (event.what !== 'loaded' && isLoadFailure(event.error))

/** Whether files may not have arrived in time. A remote that already renders has all of its files. */
const isTimeout = (event: RemoteEvent): boolean =>
  event.what === 'hung' ? event.error === 'Loading' : event.what !== 'loaded' && loadFailure(event.error) === 'timeout'

function report(view: PageViewReporter, event: RemoteEvent, route: string | undefined): void {
  const remote = event.what === 'uncaught' ? throwingRelease(event.error) : event.remote
  if (remote === undefined) return
  if (event.what === 'loaded') {
    view.loaded(remote)
    return
  }
  // Without a connection everything fails, which says nothing about a release.
  if (!navigator.onLine) return
  if (isLoadFailure(event.error) && isOverload(remote)) return
  if (isTimeout(event) && isSlowNetwork(remote)) return
  const details = { code: errorName(event.error), route }
  if (event.what === 'not-loaded') view.failed(remote, loadFailure(event.error), details)
  else if (event.what === 'page-not-loaded') view.failed(remote, 'chunk', details)
  else if (event.what === 'hung') view.failed(remote, 'hang', { code: `${event.error}Hang`, route })
  else if (isCodeError(event.error)) view.failed(remote, event.what === 'threw' ? 'render' : 'error', details)
}
