import { type RefObject, useEffect, useRef, useState } from 'react'

/** The scroll position says which picture is shown once it has been at rest this long. */
const AT_REST_MS = 90

/** A row of pictures, one of them in view: by a swipe (the row scrolls) or by `show`. */
export interface Slides {
  track: RefObject<HTMLDivElement | null>
  shown: number
  show(index: number): void
  /** Whether somebody turned to the pictures: then all of them may be loaded. */
  awake: boolean
  wake(): void
}

/** Keeps the shown picture and the row's scroll position together. */
export function useSlides(): Slides {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const row = track.current
    if (!row) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        if (row.clientWidth > 0) setShown(Math.round(row.scrollLeft / row.clientWidth))
      }, AT_REST_MS)
    }
    row.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(rest)
      row.removeEventListener('scroll', follow)
    }
  }, [])
  const show = (index: number): void => {
    setAwake(true)
    setShown(index)
    const row = track.current
    if (row) row.scrollLeft = index * row.clientWidth
  }
  return { track, shown, show, awake, wake: () => setAwake(true) }
}
