import type { Discovery } from '@superium/shared/contract'
import { useEffect, useState } from 'react'
import { type Boundary, findBoundaries } from './find-boundaries'

/** The page's boundaries, found again when the page scrolls, resizes or changes. */
export function useBoundaries(page: HTMLElement, discovery: Discovery): Boundary[] {
  const [boundaries, setBoundaries] = useState<Boundary[]>(() => findBoundaries(page, discovery))
  useEffect(() => {
    let frame = 0
    const update = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setBoundaries(findBoundaries(page, discovery)))
    }
    const changes = new MutationObserver(update)
    changes.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'open'] })
    const sizes = new ResizeObserver(update)
    sizes.observe(page)
    addEventListener('scroll', update, { capture: true, passive: true })
    addEventListener('resize', update)
    document.addEventListener('transitionend', update)
    document.addEventListener('toggle', update, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', update, { capture: true })
      removeEventListener('resize', update)
      document.removeEventListener('transitionend', update)
      document.removeEventListener('toggle', update, { capture: true })
    }
  }, [page, discovery])
  return boundaries
}
