import { BANNER_ROTATION_MS } from '@superium/shared/constants'
import { useEffect, useState } from 'react'

/** The current slide and whether the carousel rotates. */
export interface Rotation {
  current: number
  /** Whether it rotates now: not paused by its button, pointed at or focused. */
  rotating: boolean
  /** Whether the visitor has left rotation on. */
  playing: boolean
  setPlaying(playing: boolean): void
  /** Pauses the rotation while the pointer is over the carousel or the focus is in it. */
  hold(by: 'pointer' | 'focus', held: boolean): void
  show(index: number): void
}

/** Rotates through `count` slides every 3.5 s (spec §9); paused from the start under reduced motion, a single one always. */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  const rotating = count > 1 && playing && !held.pointer && !held.focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected slide gets its full time
  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(() => setCurrent((index) => (index + 1) % count), BANNER_ROTATION_MS)
    return () => clearTimeout(timer)
  }, [rotating, count, current])
  return {
    current,
    rotating,
    playing,
    setPlaying,
    hold: (by, value) => setHeld((before) => ({ ...before, [by]: value })),
    show: (index) => setCurrent((index + count) % count),
  }
}
