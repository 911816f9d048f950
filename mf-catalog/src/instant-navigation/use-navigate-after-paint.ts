import { useNavigate } from '@superium/shared/router'
import { afterPaint } from '@superium/shared/ui'
import { useEffect, useLayoutEffect, useState } from 'react'

/** A first look that stands in the page's place. */
export interface ShownPreview {
  /** Path, query and fragment of the page that it is the beginning of. */
  to: string
  /** Where the window was scrolled to, in CSS pixels. */
  scrolled: number
  /** What had the focus. */
  focused: Element | null
}

/**
 * Goes to the page whose first look is shown, after the frame that shows it; not where something else has begun meanwhile
 * (`idle` says that no navigation is under way). True from then on: what need not be in that frame may come.
 */
export function useNavigateAfterPaint(
  shown: ShownPreview | undefined,
  idle: boolean,
  place: { current: HTMLElement | null },
): boolean {
  const [painted, setPainted] = useState<ShownPreview>()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (shown) scrollTo(0)
  }, [shown])
  useEffect(() => {
    if (!shown || !idle) return
    return afterPaint(() => {
      setPainted(shown)
      leaveFrom(place.current, shown.scrolled, () => void navigate(shown.to))
    })
  }, [shown, idle, navigate, place])
  return shown !== undefined && painted === shown
}

/** The router keeps the scroll position of the page that it leaves when it hears of it: for that moment the page is as high. */
function leaveFrom(place: HTMLElement | null, scrolled: number, leave: () => void): void {
  if (place) place.style.minHeight = `${scrolled + window.innerHeight}px`
  scrollTo(scrolled)
  leave()
  scrollTo(0)
  if (place) place.style.minHeight = ''
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' })
