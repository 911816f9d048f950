import { type Dispatch, useEffect, useState } from 'react'
import type { UserRecord } from './info/fetch-user-record'

/** The record that came last, while the next one loads too; undefined before the first. It can be replaced after a change. */
export function useLatestRecord(
  loading: Promise<UserRecord> | undefined,
): [UserRecord | undefined, Dispatch<UserRecord>] {
  const [record, setRecord] = useState<UserRecord>()
  useEffect(() => {
    let current = true
    loading?.then(
      (loaded) => current && setRecord(loaded),
      // The tab that needs it says so.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [loading])
  return [record, setRecord]
}
