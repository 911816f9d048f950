import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that is asked for when it is needed. */
export interface Loaded<T> {
  state: 'loading' | 'ready' | 'failed'
  /** The last answer, also while a newer one is on its way or could not be had. */
  value: T | undefined
  error: unknown
  /** Asks once more. */
  again(): void
}

interface Answer<T> {
  asked: string
  value: T | undefined
  error?: unknown
}

/**
 * Asks with `load` whenever `key` changes, and not at all while it is null. An older question is given up when a newer one
 * is asked: its answer never comes over the newer one. With `first` the answer to the first key is there already.
 */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>, first?: T): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const wanted = `${attempt} ${key}`
  const [answer, setAnswer] = useState<Answer<T> | undefined>(
    first === undefined ? undefined : { asked: wanted, value: first },
  )
  const question = useRef(load)
  useEffect(() => {
    question.current = load
  })
  const answered = useRef(answer?.asked)
  useEffect(() => {
    if (key === null || answered.current === wanted) return
    const giveUp = new AbortController()
    const take = (change: (before: T | undefined) => Omit<Answer<T>, 'asked'>): void => {
      if (giveUp.signal.aborted) return
      answered.current = wanted
      setAnswer((before) => ({ asked: wanted, ...change(before?.value) }))
    }
    question.current(giveUp.signal).then(
      (value) => take(() => ({ value })),
      (error: unknown) => take((value) => ({ value, error })),
    )
    return () => giveUp.abort()
  }, [key, wanted])
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const current = answer?.asked === wanted
  const state = !current ? 'loading' : 'error' in answer ? 'failed' : 'ready'
  return { state, value: answer?.value, error: current ? answer.error : undefined, again }
}
