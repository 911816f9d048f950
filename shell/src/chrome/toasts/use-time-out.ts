import { TOAST_MS } from '@superium/shared/constants'
import type { Toast } from '@superium/shared/state'
import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'

/** How long a message stays, in milliseconds (spec §9); the visitor needs time to reach an action. */
export function durationOf({ variant, action }: Pick<Toast, 'variant' | 'action'>): number {
  if (variant === 'loading') return Number.POSITIVE_INFINITY
  if (action) return TOAST_MS.default * 2
  return variant === 'success' ? TOAST_MS.success : TOAST_MS.default
}

/** Whether the timers of the messages are paused. */
export const StillToasts = createContext(false)

/** Ends a message when its time is over; the timer pauses while `StillToasts` is true. */
export function useTimeOut(toast: Toast, end: () => void): void {
  const still = useContext(StillToasts)
  const left = useRef(durationOf(toast))
  const ended = useEffectEvent(end)
  useEffect(() => {
    if (still || left.current === Number.POSITIVE_INFINITY) return
    const started = performance.now()
    const timer = setTimeout(() => ended(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [still])
}
