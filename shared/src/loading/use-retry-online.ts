import { useEffect } from 'react'

/** Calls `retry` when the browser is back online, as long as something has `failed`. */
export function useRetryOnline(failed: boolean, retry: () => unknown): void {
  useEffect(() => {
    if (!failed) return
    const again = () => void retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed, retry])
}
