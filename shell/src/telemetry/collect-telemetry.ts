import { type Deployment, type Discovery, defaultDeployments } from '@superium/shared/contract'
import { onRemoteEvents, type RemoteEvent } from '../remotes/remote-events'
import { errorName, isCodeError, isLoadFailure, loadFailure } from './classify-error'
import { measureVitals } from './measure-vitals'
import { createPageViewReporter, type PageViewReporter } from './page-view-reporter'
import { createBeacon } from './telemetry-beacon'

/** What telemetry is told of the page that it runs on. */
export interface PageFacts {
  discovery: Discovery
  /** Share of page views that tell their loads. */
  share: number
  /** The remote that answered the first page. */
  remote: string | undefined
  /** The pattern of the route that is shown now. */
  route(): string | undefined
}

/** Reports what becomes of each remote on this page view, and its web vitals, to `/telemetry`. */
export function collectTelemetry({ discovery, share, remote, route }: PageFacts): void {
  const deployments = defaultDeployments(discovery)
  const versions = new Map(deployments.map((one) => [one.extras.superium.name, one.metadata.version]))
  const isSampled = Math.random() < share
  const beacon = createBeacon()
  const view = createPageViewReporter((name) => versions.get(name), { share, isSampled }, beacon.outcome)

  // The host runs, or this would not.
  const host = deployments.find(isHost)?.extras.superium.name
  if (host !== undefined) view.loaded(host)
  onRemoteEvents((event, leaving) => {
    if (!(leaving && isCalledOff(event))) tell(view, event, route())
  })
  const version = versions.get(remote ?? '')
  if (isSampled && remote !== undefined && version !== undefined) measureVitals({ remote, version }, beacon.vital)
}

const isHost = ({ extras }: Deployment): boolean => extras.superium.kind === 'host'

/** Whether a browser that leaves the page may have done it: it gives up what loads, and runs what is there. */
const isCalledOff = (event: RemoteEvent): boolean =>
  event.what === 'not-loaded' ||
  event.what === 'page-not-loaded' ||
  (event.what !== 'loaded' && isLoadFailure(event.error))

function tell(view: PageViewReporter, event: RemoteEvent, route: string | undefined): void {
  const { remote } = event
  if (event.what === 'loaded') {
    view.loaded(remote)
    return
  }
  // Without a connection everything fails, and it is nobody's fault.
  if (!navigator.onLine) return
  const details = { code: errorName(event.error), route }
  if (event.what === 'not-loaded') view.failed(remote, loadFailure(event.error), details)
  else if (event.what === 'page-not-loaded') view.failed(remote, 'chunk', details)
  else if (isCodeError(event.error)) view.failed(remote, event.what === 'threw' ? 'render' : 'error', details)
}
