import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

/** Pixels from which releasing the swipe closes the message. */
const FAR = 72

/** Props that let a finger push an element sideways, and `away` when it went far enough. */
export function useSwipeAway(away: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)
  const end = (): void => {
    if (Math.abs(offset) >= FAR) away()
    start.current = null
    setOffset(0)
  }
  const style: CSSProperties | undefined =
    offset === 0 ? undefined : { translate: `${offset}px`, opacity: Math.max(0.3, 1 - Math.abs(offset) / 240) }
  return {
    style,
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse') start.current = event.clientX
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) setOffset(event.clientX - start.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
