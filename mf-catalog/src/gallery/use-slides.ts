import { type RefObject, useEffect, useRef, useState } from 'react'

/** The shown picture is read from the scroll position after this many milliseconds without scrolling. */
const SCROLL_END_MS = 90

/** A scrolling row of pictures that shows one at a time; a swipe or `show` changes it. */
export interface Slides {
  track: RefObject<HTMLDivElement | null>
  shown: number
  show(index: number): void
  /** Whether the visitor has interacted, so that all pictures may load. */
  loadAll: boolean
  startLoading(): void
}

/** Keeps the shown picture, initially `start`, in sync with the row's scroll position. */
export function useSlides(start = 0): Slides {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(start)
  const [loadAll, setLoadAll] = useState(false)
  useEffect(() => {
    const row = track.current
    if (!row) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (row.clientWidth > 0) setShown(Math.round(row.scrollLeft / row.clientWidth))
      }, SCROLL_END_MS)
    }
    row.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      row.removeEventListener('scroll', onScroll)
    }
  }, [])
  const show = (index: number): void => {
    setLoadAll(true)
    setShown(index)
    const row = track.current
    if (row) row.scrollLeft = index * row.clientWidth
  }
  return { track, shown, show, loadAll, startLoading: () => setLoadAll(true) }
}
