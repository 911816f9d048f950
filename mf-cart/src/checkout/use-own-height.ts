import { type RefObject, useEffect } from 'react'

/** Keeps an element's height in its custom property `--own-height`, for styles that need it. */
export function useOwnHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--own-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
}
