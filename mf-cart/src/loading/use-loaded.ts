import { useCallback, useEffect, useState } from 'react'

/** What `useLoaded` knows: nothing yet, the data, or why there are none. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'loaded'; data: T }
  | { status: 'failed'; error: unknown; retry(): void }

/** Loads what `key` names when the component is there; `load` must be the same function on each render. */
export function useLoaded<T>(load: (key: string, signal: AbortSignal) => Promise<T>, key: string): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; data: T } | { of: string; error: unknown } | null>(null)
  const of = `${key}#${attempt}`
  const retry = useCallback(() => setAttempt((before) => before + 1), [])

  useEffect(() => {
    const control = new AbortController()
    load(key, control.signal).then(
      (data) => control.signal.aborted || setAnswer({ of, data }),
      (error: unknown) => control.signal.aborted || setAnswer({ of, error }),
    )
    return () => control.abort()
  }, [load, key, of])

  if (answer?.of !== of) return { status: 'loading' }
  return 'data' in answer ? { status: 'loaded', data: answer.data } : { status: 'failed', error: answer.error, retry }
}
