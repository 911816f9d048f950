import { type RefObject, useEffect, useRef } from 'react'

/** Whether an on-screen keyboard covers a part of the window; a zoomed page is smaller, too. */
const hasKeyboard = ({ height, scale }: VisualViewport): boolean => scale === 1 && height < window.innerHeight - 100

/**
 * Scrolls an element into view once it says why something was refused, which a bar at the window's bottom may cover; and again when an
 * on-screen keyboard comes, as long as the focus is inside. The middle of the window stays free of a keyboard in every browser.
 */
export function useShowReason<Place extends HTMLElement>(reason: string | undefined): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (!reason) return
    const keyboard = window.visualViewport
    const show = (): void =>
      place.current?.scrollIntoView?.({ block: keyboard && hasKeyboard(keyboard) ? 'center' : 'nearest' })
    const follow = (): void => {
      if (keyboard && hasKeyboard(keyboard) && place.current?.contains(document.activeElement)) show()
    }
    show()
    keyboard?.addEventListener('resize', follow)
    return () => keyboard?.removeEventListener('resize', follow)
  }, [reason])
  return place
}
