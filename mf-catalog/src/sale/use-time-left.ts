import { useRevalidator } from '@superium/shared/router'
import { useEffect, useState } from 'react'

/**
 * Milliseconds until `endsAt` (ISO time), in steps of a second; null until mounted, since the server's clock is not
 * the visitor's. At 0 the page's data are loaded again: with the sale its prices go.
 */
export function useTimeLeft(endsAt: string): number | null {
  const [remaining, setRemaining] = useState<number | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const end = Date.parse(endsAt)
    const tick = (): void => setRemaining(Math.max(end - Date.now(), 0))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  const over = remaining === 0
  useEffect(() => {
    if (over) revalidate()
  }, [over, revalidate])
  return remaining
}
