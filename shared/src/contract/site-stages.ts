import { array, boolean, number, object, type Parse, string } from './parse'

/** A version that a stage serves. */
export interface StageVersion {
  version: string
  /** Percentage of visitors. */
  traffic: number
  default: boolean
  /** When it went live; null when the stage does not say. */
  since: string | null
}

/** One name at one stage. */
export interface StageCell {
  /** Empty when the name is not live there. */
  live: StageVersion[]
  /** Number of known versions that are newer than the stage's default version. */
  behind: number
  /** A newer version at an earlier stage, which could be released here next; null when there is none. */
  next: { version: string; from: string } | null
}

/** A site that releases go through, e.g. staging. */
export interface SiteStage {
  name: string
  /** Its address; null for the site that sends this answer. */
  url: string | null
  /** Why it could not be read; null when it could. */
  problem: string | null
}

/** Which version is live at which stage: the data of `GET /releases/v1/stages`. */
export interface SiteStages {
  /** In the order in which releases go through them. */
  stages: SiteStage[]
  /** By name, with one cell per stage in their order; null where the stage could not be read. */
  rows: { name: string; cells: (StageCell | null)[] }[]
}

const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value, path) =>
    value === null ? null : parse(value, path)

const parseCell: Parse<StageCell> = object({
  live: array(object({ version: string(), traffic: number(0, 100), default: boolean, since: orNull(string()) })),
  behind: number(0, Number.MAX_SAFE_INTEGER),
  next: orNull(object({ version: string(), from: string() })),
})

/** Parses the versions by stage; throws `ParseError` with the path. */
export const parseSiteStages: Parse<SiteStages> = object({
  stages: array(object({ name: string(), url: orNull(string(/^https?:\/\//)), problem: orNull(string()) })),
  rows: array(object({ name: string(), cells: array(orNull(parseCell)) })),
})
