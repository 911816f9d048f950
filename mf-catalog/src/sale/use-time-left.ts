import { useRevalidator } from '@superium/shared/router'
import { useEffect, useState } from 'react'

/**
 * Milliseconds until `endsAt` (ISO time), updated every second; null on the server, whose clock differs. At 0 it
 * reloads the page's data, because the sale prices have ended.
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
