import { object, optional, type Parse, record, string } from './parse'
import { parseActor, type ReleaseActor } from './release-actor'

/** What the site remembers of a version after it is no longer live. */
export interface ReleaseRemark {
  /** The check that it failed when it was released with `--force`: it may go to few visitors only. */
  forced?: string | undefined
  /** When, by whom and why it was rolled back: it goes live again only when somebody confirms that. */
  takenBack?: { at: string; by: ReleaseActor; why: string } | undefined
}

/** Remarks by name and version. */
export type ReleaseRemarks = Record<string, Record<string, ReleaseRemark>>

/** An automatic rollback that was not possible, because the version before does not fit what else is live. */
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
