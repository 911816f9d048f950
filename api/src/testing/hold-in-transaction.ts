import type { Database, Queries } from '../database/database'

/** Does `work` in a transaction, and keeps what it locked until `release` is called, which resolves when the transaction has ended. */
export async function holdInTransaction(
  db: Database,
  work: (tx: Queries) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let end = () => {}
  let held = Promise.resolve()
  await new Promise<void>((locked, failed) => {
    held = db.transaction(async (tx) => {
      await work(tx)
      locked()
      await new Promise<void>((resolve) => {
        end = resolve
      })
    })
    held.catch(failed)
  })
  return () => {
    end()
    return held
  }
}
