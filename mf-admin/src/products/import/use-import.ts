import type { CatalogueImport } from '@superium/shared/api'
import { useEffect, useState } from 'react'
import { loadImport } from './import-requests'

const EVERY_MS = 1000

const isUnderWay = ({ state }: CatalogueImport): boolean => state === 'checking' || state === 'running'

/** The current state of an import, polled while the server works on it. `lost`: the last poll failed. */
export function useImport(given: CatalogueImport) {
  const [now, setNow] = useState(given)
  const [lost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const shown = now._id === given._id ? now : given
  const { _id: id } = shown
  const goesOn = isUnderWay(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each poll, successful or not, schedules the next
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
