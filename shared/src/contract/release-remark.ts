import { object, optional, type Parse, record, string } from './parse'
import { parseActor, type ReleaseActor } from './release-actor'

/** What the site remembers about a version even after it is no longer live. */
export interface ReleaseRemark {
  /** The check that it failed when it was released with `--force`; it may get at most 10 % of the visitors. */
  forced?: string | undefined
  /** When, by whom and why it was rolled back: it goes live again only with an explicit confirmation. */
  takenBack?: { at: string; by: ReleaseActor; why: string } | undefined
}

/** Remarks by name and version. */
export type ReleaseRemarks = Record<string, Record<string, ReleaseRemark>>

/**
 * An automatic rollback that was not possible, because the previous version is incompatible with other live releases.
 */
export interface BlockedRollback {
  version: string
  at: string
  why: string
}

/** Parses the remarks of one name. */
export const parseRemarks: Parse<Record<string, ReleaseRemark>> = record(
  object({
    forced: optional(string()),
    takenBack: optional(object({ at: string(), by: parseActor, why: string() })),
  }),
)

export const parseBlockedRollback: Parse<BlockedRollback> = object({ version: string(), at: string(), why: string() })
