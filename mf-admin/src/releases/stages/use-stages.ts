import type { SiteStages } from '@superium/shared/contract'
import { useCallback, useEffect, useState } from 'react'
import { readStages } from '../release-api'

/**
 * Loads the stages: again for each new `revision` of this site, and every minute for the other sites. The last result
 * stays until the next one. `at`: the time of the page's data, in milliseconds since the epoch.
 */
export function useStages(revision: number, at: number) {
  const minute = Math.floor(at / 60_000)
  const [shown, setShown] = useState<{ data: SiteStages | null; failure: unknown }>({ data: null, failure: null })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dependencies trigger a reload
  useEffect(() => {
    const ending = new AbortController()
    readStages(ending.signal).then(
      (data) => ending.signal.aborted || setShown({ data, failure: null }),
      (failure: unknown) => ending.signal.aborted || setShown((before) => ({ ...before, failure })),
    )
    return () => ending.abort()
  }, [revision, minute, tries])
  const tryAgain = useCallback(() => setTries((before) => before + 1), [])
  return { ...shown, tryAgain }
}
