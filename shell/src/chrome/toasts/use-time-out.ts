import type { Toast } from '@superium/shared/state'
import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { durationOf } from './duration-of'

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
