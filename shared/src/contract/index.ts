export type { CanaryEvidence, VersionEvidence } from './canary-evidence'
export { CONTRACT_VERSION } from './contract-version'
export {
  type AccountEntry,
  type Condition,
  type Contributions,
  ENTRY_ICONS,
  type FooterEntry,
  type HomeSection,
  type MenuEntry,
} from './contributions'
export { defaultDeployments } from './default-deployments'
export { type Deployment, DISCOVERY_SCHEMA, type Discovery, parseDiscovery } from './discovery'
export { type Failure, LATER_FAILURES, LOAD_FAILURES } from './failure'
export { type LookupFacts, type PageFacts, pagesOf, type RedirectFacts } from './page-facts'
export { ParseError } from './parse'
export { MAX_RAMP_MINUTES, MAX_RAMP_STEPS, type Ramp, type RampChange } from './ramp'
export type { ReleaseActor } from './release-actor'
export { parseFacts, RELEASE_FILE, type ReleaseFacts } from './release-facts'
export { parseReleaseHistory, type ReleaseHistory } from './release-history'
export { RELEASE_NAME, RELEASE_VERSION } from './release-name'
export type { BlockedRollback, ReleaseRemark, ReleaseRemarks } from './release-remark'
export { parseRetirements, type RetiredRoute, type Retirement } from './retired-route'
export {
  type LiveVersion,
  parseReleaseStep,
  parseReleasesState,
  parseRevision,
  RELEASE_ACTIONS,
  type ReleaseAction,
  type ReleaseEvent,
  type ReleaseState,
  type ReleasesState,
  type Revision,
} from './revision-and-releases-state'
export type { CriticalPicture, PageMeta, RouteHandle } from './route-handle'
export { parseSiteStages, type SiteStage, type SiteStages, type StageCell, type StageVersion } from './site-stages'
export type { PanelSlotProps, ProfileMenuProps, SearchSlotProps, Slots } from './slots'
export {
  parseTelemetry,
  type RemoteOutcome,
  STAGES,
  type Stage,
  TELEMETRY_BYTES,
  type TelemetryReport,
  VITALS,
  type Vital,
  type VitalValue,
} from './telemetry-report'
