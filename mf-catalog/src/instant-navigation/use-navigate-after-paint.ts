import { useNavigate } from '@superium/shared/router'
import { afterPaint } from '@superium/shared/ui'
import { useEffect, useLayoutEffect, useState } from 'react'

/** A preview that is shown in place of the page. */
export interface ShownPreview {
  /** Path, query and hash of the page that it previews. */
  to: string
  /** The window's scroll position at the click, in CSS pixels. */
  scrollY: number
  /** The focused element at the click. */
  focused: Element | null
}

/**
 * Navigates to the previewed page after the preview is painted, unless another navigation has begun (`idle` is false).
 * Returns true once painted, when less urgent content may render.
 */
export function useNavigateAfterPaint(
  shown: ShownPreview | undefined,
  idle: boolean,
  container: { current: HTMLElement | null },
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
      navigateFrom(container.current, shown.scrollY, () => void navigate(shown.to))
    })
  }, [shown, idle, navigate, container])
  return shown !== undefined && painted === shown
}

/** Restores height and scroll position for a moment, since the router stores the scroll position when it navigates. */
function navigateFrom(container: HTMLElement | null, scrollY: number, navigate: () => void): void {
  if (container) container.style.minHeight = `${scrollY + window.innerHeight}px`
  scrollTo(scrollY)
  navigate()
  scrollTo(0)
  if (container) container.style.minHeight = ''
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' })
