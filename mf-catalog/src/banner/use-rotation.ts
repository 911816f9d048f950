import { BANNER_ROTATION_MS } from '@superium/shared/constants'
import { useEffect, useState } from 'react'

/** A carousel's place, and whether it moves by itself. */
export interface Rotation {
  current: number
  /** Moves by itself now: not stopped by its button, nor held by pointer or focus. */
  moving: boolean
  /** The visitor wants it to move. */
  playing: boolean
  setPlaying(playing: boolean): void
  /** Holds it while a pointer is over it, or the focus in it. */
  hold(by: 'pointer' | 'focus', held: boolean): void
  show(index: number): void
}

/** Turns through `count` slides every 3.5 s (spec §9). It starts stopped for visitors who asked for reduced motion. */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  const moving = playing && !held.pointer && !held.focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was just chosen gets its whole time
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setCurrent((index) => (index + 1) % count), BANNER_ROTATION_MS)
    return () => clearTimeout(timer)
  }, [moving, count, current])
  return {
    current,
    moving,
    playing,
    setPlaying,
    hold: (by, now) => setHeld((before) => ({ ...before, [by]: now })),
    show: (index) => setCurrent((index + count) % count),
  }
}
