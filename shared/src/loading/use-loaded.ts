import { useCallback, useEffect, useRef, useState } from 'react'

/** The state of the data that a component loads. */
export type Loaded<T> = {
  /** The latest answer, kept while a newer one loads or after it failed. */
  data: T | undefined
  error: unknown
  /** Loads again. */
  retry(): void
} & ({ status: 'loading' | 'failed' } | { status: 'loaded'; data: T })

interface Answer<T> {
  request: string
  data: T | undefined
  error?: unknown
}

/**
 * Calls `load` whenever `key` changes, and not at all while `key` is null. A newer request aborts the older one, so that
 * an old answer never replaces a newer one. `initial` is the answer to the first key, which is then not requested.
 */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>, initial?: T): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const request = `${attempt} ${key}`
  const [answer, setAnswer] = useState<Answer<T> | undefined>(
    initial === undefined ? undefined : { request, data: initial },
  )
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  const answered = useRef(answer?.request)
  useEffect(() => {
    if (key === null || answered.current === request) return
    const abort = new AbortController()
    const settle = (update: (previous: T | undefined) => Omit<Answer<T>, 'request'>): void => {
      if (abort.signal.aborted) return
      answered.current = request
      setAnswer((previous) => ({ request, ...update(previous?.data) }))
    }
    latestLoad.current(abort.signal).then(
      (data) => settle(() => ({ data })),
      (error: unknown) => settle((data) => ({ data, error })),
    )
    return () => abort.abort()
  }, [key, request])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const { data } = answer ?? {}
  if (answer?.request !== request) return { status: 'loading', data, error: undefined, retry }
  if ('error' in answer) return { status: 'failed', data, error: answer.error, retry }
  return { status: 'loaded', data: data as T, error: undefined, retry }
}
