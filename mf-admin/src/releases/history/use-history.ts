import type { ReleaseHistory } from '@superium/shared/contract'
import { useCallback, useEffect, useState } from 'react'
import { readHistory } from '../release-api'

/** A page of the history; the previous one stays while the next one loads. */
export interface ShownHistory {
  page: ReleaseHistory | null
  /** The request that loaded `page`. */
  of: string | null
  failure: unknown
  busy: boolean
  tryAgain(): void
}

/** Loads a page of the history, and reloads it for each new `revision`. */
export function useHistory(query: string, revision: number): ShownHistory {
  const [shown, setShown] = useState<Omit<ShownHistory, 'tryAgain' | 'busy'>>({ page: null, of: null, failure: null })
  const [busy, setBusy] = useState(true)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision adds a step, and a retry loads again
  useEffect(() => {
    const ending = new AbortController()
    setBusy(true)
    readHistory(new URLSearchParams(query), ending.signal).then(
      (page) => {
        if (ending.signal.aborted) return
        setShown({ page, of: query, failure: null })
        setBusy(false)
      },
      (failure: unknown) => {
        if (ending.signal.aborted) return
        setShown((before) => ({ ...before, failure }))
        setBusy(false)
      },
    )
    return () => ending.abort()
  }, [query, revision, tries])
  const tryAgain = useCallback(() => setTries((before) => before + 1), [])
  return { ...shown, busy, tryAgain }
}
