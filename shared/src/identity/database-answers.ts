import { withTimeout } from './with-timeout'

/** A database that works answers within milliseconds, on a busy machine within a second or two. */
const DATABASE_TIMEOUT_MS = 3000
const NAME = 'superium:answers'

/** Whether IndexedDB answers, be it with an error, which the SDK handles itself. */
export function databaseAnswers(): Promise<boolean> {
  // It may be given up before its answer comes.
  const { indexedDB } = globalThis
  const answer = new Promise<true>((resolve) => {
    const request = indexedDB.open(NAME)
    request.onerror = () => resolve(true)
    request.onsuccess = () => {
      request.result.close()
      indexedDB.deleteDatabase(NAME)
      resolve(true)
    }
  })
  return withTimeout(answer, DATABASE_TIMEOUT_MS).catch(
    (error) => error instanceof Error && error.name !== 'IdentityTimeout',
  )
}
