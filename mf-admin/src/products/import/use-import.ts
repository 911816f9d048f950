import type { CatalogueImport } from '@superium/shared/api'
import { useEffect, useState } from 'react'
import { loadImport } from './import-requests'

const EVERY_MS = 1000

const isUnderWay = ({ state }: CatalogueImport): boolean => state === 'checking' || state === 'running'

/** An import as it is now: while the server works on it, it is asked again and again. `lost` says that it does not answer. */
export function useImport(given: CatalogueImport) {
  const [now, setNow] = useState(given)
  const [lost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const shown = now._id === given._id ? now : given
  const { _id: id } = shown
  const goesOn = isUnderWay(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each attempt without one, leads to the next
  useEffect(() => {
    if (!goesOn) return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      loadImport(id, gone.signal).then(
        (next) => {
          setNow(next)
          setLost(false)
        },
        () => {
          if (gone.signal.aborted) return
          setLost(true)
          setAttempt((last) => last + 1)
        },
      )
    }, EVERY_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [id, goesOn, now, attempt])
  return { current: shown, lost, setCurrent: setNow }
}
