import type { Database } from '../database/database'
import type { Writer } from '../products/writer'

/** What working on imports needs. */
export interface ImportWorker {
  db: Database
  pictures: Writer['pictures']
  /** Called when products were changed. */
  onChanged(): void
  /** Receives an error that prevented a single product from being imported, unless the file caused it. */
  onError(error: unknown): void
}
