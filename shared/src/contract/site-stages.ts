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
  /** Known versions that are newer than the stage's version for everybody. */
  behind: number
  /** The version of an earlier stage that is newer than this stage's, to carry on; null when there is none. */
  next: { version: string; from: string } | null
}

/** A site on the way of a release. */
export interface SiteStage {
  name: string
  /** Its address; null for the site that answers. */
  url: string | null
  /** Why it could not be read; null when it could. */
  problem: string | null
}

/** What is where: the data of `GET /releases/v1/stages`. */
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

/** Parses what is where; throws `ParseError` with the path. */
export const parseSiteStages: Parse<SiteStages> = object({
  stages: array(object({ name: string(), url: orNull(string(/^https?:\/\//)), problem: orNull(string()) })),
  rows: array(object({ name: string(), cells: array(orNull(parseCell)) })),
})
