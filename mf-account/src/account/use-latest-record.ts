import { type Dispatch, useEffect, useState } from 'react'
import type { UserRecord } from './info/fetch-user-record'

/**
 * The record that was last loaded, even while the next one loads; undefined before the first. The setter replaces it
 * after a change.
 */
export function useLatestRecord(
  loading: Promise<UserRecord> | undefined,
): [UserRecord | undefined, Dispatch<UserRecord>] {
  const [record, setRecord] = useState<UserRecord>()
  useEffect(() => {
    let current = true
    loading?.then(
      (loaded) => current && setRecord(loaded),
      // The tab that needs the record shows the error.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [loading])
  return [record, setRecord]
}
