import { useNavigate } from '@superium/shared/router'
import { afterPaint } from '@superium/shared/ui'
import { useEffect, useLayoutEffect } from 'react'

/** A first look that stands in the page's place. */
export interface Shown {
  /** The path of the page that it is the beginning of. */
  to: string
  /** Where the window was scrolled to, in CSS pixels. */
  scrolled: number
  /** The height of what it stands in place of, in CSS pixels: kept, so that the window can be scrolled there again. */
  height: number
}

/** Goes to the page whose first look is shown, when that has been painted. */
export function useOpenPage(shown: Shown | undefined): void {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (shown) scrollTo(0)
  }, [shown])
  useEffect(() => {
    if (!shown) return
    return afterPaint(() => {
      // The router keeps the scroll position of the page that it leaves at this moment.
      scrollTo(shown.scrolled)
      void navigate(shown.to)
      scrollTo(0)
    })
  }, [shown, navigate])
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' })
