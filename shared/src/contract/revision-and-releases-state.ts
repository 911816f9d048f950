import { type Discovery, parseDiscovery } from './discovery'
import { array, boolean, constant, number, object, optional, type Parse, record, string } from './parse'
import { parseRamp, parseRampChange, type Ramp, type RampChange } from './ramp'
import { parseActor, type ReleaseActor } from './release-actor'
import { type BlockedRollback, parseBlockedRollback, parseRemarks, type ReleaseRemarks } from './release-remark'
import { parseRetiredRoutes, type RetiredRoute } from './retired-route'

/**
 * The actions of the history. `publish`: a local build by `npm start`; `canary`: a release for some visitors; `ramp`: a
 * change of a ramp that changes no share of visitors.
 */
export const RELEASE_ACTIONS = ['publish', 'release', 'canary', 'promote', 'rollback', 'ramp'] as const
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number]

/** One change in the history of the live releases. */
export interface ReleaseEvent {
  at: string
  by: ReleaseActor
  action: ReleaseAction
  /** The changed versions with their percentage of visitors afterwards. */
  changes: { name: string; version: string; traffic: number }[]
  /** Reason for humans; may be empty. */
  why: string
  /** Paths that this step retired. */
  retires?: RetiredRoute[] | undefined
  /** Paths that no release answers after this rollback, because only the newer version did. */
  loses?: string[] | undefined
  /** How the step changed the ramp of its version. */
  ramp?: RampChange | undefined
}

/**
 * One numbered state of the live releases, `discovery/<number>.json` in the release store. Each number is written once,
 * which serves as compare-and-swap and as the history.
 */
export interface Revision extends ReleaseEvent {
  /** From 1, without gaps. */
  number: number
  discovery: Discovery
  /** By name: earlier default versions, newest first, the targets of a rollback. */
  earlier: Record<string, string[]>
  /** By name: its live versions, with time, actor and action of their release. */
  live: Record<string, Record<string, { at: string; by: ReleaseActor; action?: ReleaseAction | undefined }>>
  /** Retired paths: the site redirects them or answers 410, unless a live page answers them. */
  retired?: RetiredRoute[] | undefined
  /** Remarks on versions, live or not, that later releases must respect. */
  remarks?: ReleaseRemarks | undefined
  /** By name: the live version that an automatic rollback could not roll back. */
  blocked?: Record<string, BlockedRollback> | undefined
  /** By name: the ramp of its canary. */
  ramps?: Record<string, Ramp> | undefined
}

const time = string(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)

const parseAction: Parse<ReleaseAction> = constant(...RELEASE_ACTIONS)

const eventFields = {
  number: number(1, Number.MAX_SAFE_INTEGER),
  at: time,
  by: parseActor,
  action: parseAction,
  changes: array(object({ name: string(), version: string(), traffic: number(0, 100) })),
  why: string(),
  retires: optional(parseRetiredRoutes),
  loses: optional(array(string())),
  ramp: optional(parseRampChange),
}

const parseShape: Parse<Revision> = object({
  ...eventFields,
  discovery: (value) => parseDiscovery(value),
  earlier: record(array(string())),
  live: record(record(object({ at: time, by: parseActor, action: optional(parseAction) }))),
  retired: optional(parseRetiredRoutes),
  remarks: optional(record(parseRemarks)),
  blocked: optional(record(parseBlockedRollback)),
  ramps: optional(record(parseRamp)),
})

/** Parses a revision with the checks of `parseDiscovery`; throws `ParseError` with the path. */
export const parseRevision = (value: unknown): Revision => parseShape(value)

/** Parses a step of the history; throws `ParseError` with the path. */
export const parseReleaseStep: Parse<ReleaseEvent & { number: number }> = object(eventFields)

/** Response of `GET /releases/v1`, for the releases page. */
export interface ReleasesState {
  /** Number of the live revision. */
  revision: number
  names: ReleaseState[]
  /** Newest first. */
  history: (ReleaseEvent & { number: number })[]
}

/** One name (the shell or a remote) in `ReleasesState`. */
export interface ReleaseState {
  name: string
  kind: 'host' | 'remote'
  owner: string
  live: LiveVersion[]
  /** Target of a rollback; null when there is none. */
  rollbackTo: string | null
  /** All versions in the store, newest first, including local builds. */
  versions: string[]
  /** By version: whether it was forced past a check, and whether it was rolled back. */
  remarks?: ReleaseRemarks[string] | undefined
  /** The failing live version that an automatic rollback could not roll back, with the reason. */
  blocked?: BlockedRollback | undefined
  /** The ramp of the canary. */
  ramp?: Ramp | undefined
}

export interface LiveVersion {
  version: string
  /** Percentage of visitors. */
  traffic: number
  default: boolean
  since: string
  by: ReleaseActor
  commit: string
  routes: string[]
  slots: string[]
  shared: Record<string, string>
  /** Hash of the hashes of all its files (`ReleaseFacts.filesIntegrity`): equal on two sites for the same bytes. */
  filesIntegrity?: string | undefined
}

const parseState: Parse<ReleaseState> = object({
  name: string(),
  kind: constant('host', 'remote'),
  owner: string(),
  live: array(
    object({
      version: string(),
      traffic: number(0, 100),
      default: boolean,
      since: time,
      by: parseActor,
      commit: string(),
      routes: array(string()),
      slots: array(string()),
      shared: record(string()),
      filesIntegrity: optional(string()),
    }),
  ),
  rollbackTo: (value, path) => (value === null ? null : string()(value, path)),
  versions: array(string()),
  remarks: optional(parseRemarks),
  blocked: optional(parseBlockedRollback),
  ramp: optional(parseRamp),
})

/** Parses the data of `GET /releases/v1`; throws `ParseError` with the path. */
export const parseReleasesState: Parse<ReleasesState> = object({
  revision: number(1, Number.MAX_SAFE_INTEGER),
  names: array(parseState),
  history: array(parseReleaseStep),
})
