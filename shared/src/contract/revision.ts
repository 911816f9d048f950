import { type Discovery, parseDiscovery } from './discovery'
import { array, boolean, constant, number, object, optional, type Parse, record, string } from './parse'

/** Who changed what is live. No secret is in it. */
export interface ReleaseActor {
  /** `team`: by a team's token; `local`: `npm start` on a developer's machine; `automatic`: an automatic rollback. */
  kind: 'team' | 'admin' | 'automatic' | 'local'
  /** The remote of the team, the administrator's e-mail address; otherwise the kind again. */
  name: string
}

/** `publish`: a local build by `npm start`; `canary`: a release that some visitors get. */
export type ReleaseAction = 'publish' | 'release' | 'canary' | 'promote' | 'rollback'

/** One step of the site's history. */
export interface ReleaseEvent {
  at: string
  by: ReleaseActor
  action: ReleaseAction
  /** The versions that the step was about, with the per cent of visitors that each had after it. */
  changes: { name: string; version: string; traffic: number }[]
  /** In words, for people; may be empty. */
  why: string
}

/**
 * One numbered state of the site, `discovery/<number>.json` of the release store. Revisions are only ever added, each
 * number once: that is the compare-and-swap, and the history.
 */
export interface Revision extends ReleaseEvent {
  /** From 1, without gaps. */
  number: number
  discovery: Discovery
  /** For each name the versions that had all visitors before, newest first: what a rollback goes back to. */
  earlier: Record<string, string[]>
  /** For each name its live versions, with when, by whom and by what step they went live. */
  live: Record<string, Record<string, { at: string; by: ReleaseActor; action?: ReleaseAction | undefined }>>
}

const time = string(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)

const parseActor: Parse<ReleaseActor> = object({
  kind: constant('team', 'admin', 'automatic', 'local'),
  name: string(/^.{1,200}$/),
})

const parseAction: Parse<ReleaseAction> = constant('publish', 'release', 'canary', 'promote', 'rollback')

const eventFields = {
  number: number(1, Number.MAX_SAFE_INTEGER),
  at: time,
  by: parseActor,
  action: parseAction,
  changes: array(object({ name: string(), version: string(), traffic: number(0, 100) })),
  why: string(),
}

const parseShape: Parse<Revision> = object({
  ...eventFields,
  discovery: (value) => parseDiscovery(value),
  earlier: record(array(string())),
  live: record(record(object({ at: time, by: parseActor, action: optional(parseAction) }))),
})

/** Parses a revision with all that `parseDiscovery` checks; throws `ParseError` naming the place. */
export const parseRevision = (value: unknown): Revision => parseShape(value)

/** Parses a step of the history; throws `ParseError` naming the place. */
export const parseReleaseStep: Parse<ReleaseEvent & { number: number }> = object(eventFields)

/** What `GET /releases/v1` answers: all that a releases page shows. */
export interface ReleasesState {
  /** The number of the live revision. */
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
  /** What `rollback` would do now; null when there is nothing to go back to. */
  rollbackTo: string | null
  /** Every version in the store, newest first, local builds too. */
  versions: string[]
}

export interface LiveVersion {
  version: string
  /** Per cent of visitors. */
  traffic: number
  default: boolean
  since: string
  by: ReleaseActor
  commit: string
  routes: string[]
  slots: string[]
  shared: Record<string, string>
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
    }),
  ),
  rollbackTo: (value, path) => (value === null ? null : string()(value, path)),
  versions: array(string()),
})

/** Parses the data of `GET /releases/v1`; throws `ParseError` naming the place. */
export const parseReleasesState: Parse<ReleasesState> = object({
  revision: number(1, Number.MAX_SAFE_INTEGER),
  names: array(parseState),
  history: array(parseReleaseStep),
})
