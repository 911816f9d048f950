export { type Deployment, DISCOVERY_SCHEMA, type Discovery, defaultDeployments, parseDiscovery } from './discovery'
export { type LookupFacts, type PageFacts, pagesOf, type RedirectFacts } from './page-facts'
export { ParseError } from './parse'
export type { ReleaseActor } from './release-actor'
export { CONTRACT_VERSION, parseFacts, RELEASE_FILE, type ReleaseFacts } from './release-facts'
export { RELEASE_NAME, RELEASE_VERSION } from './release-name'
export type { BlockedRollback, ReleaseRemark, ReleaseRemarks } from './release-remark'
export { parseRetirements, type RetiredRoute, type Retirement } from './retired-route'
export {
  type LiveVersion,
  parseReleaseStep,
  parseReleasesState,
  parseRevision,
  type ReleaseAction,
  type ReleaseEvent,
  type ReleaseState,
  type ReleasesState,
  type Revision,
} from './revision-and-releases-state'
export type { CriticalPicture, PageMeta, RouteHandle } from './route-handle'
export type { PanelSlotProps, SearchSlotProps, Slots } from './slots'
export {
  type Failure,
  LATER_FAILURES,
  LOAD_FAILURES,
  parseTelemetry,
  type RemoteOutcome,
  TELEMETRY_BYTES,
  type TelemetryReport,
  VITALS,
  type Vital,
  type VitalValue,
} from './telemetry-report'
