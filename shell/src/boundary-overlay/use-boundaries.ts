import type { Discovery } from '@superium/shared/contract'
import { useEffect, useState } from 'react'
import { type Boundary, findBoundaries } from './find-boundaries'

/** The pieces of the page, looked up again when it scrolls, changes its size, or shows something else. */
export function useBoundaries(page: HTMLElement, discovery: Discovery): Boundary[] {
  const [pieces, setPieces] = useState<Boundary[]>(() => findBoundaries(page, discovery))
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPieces(findBoundaries(page, discovery)))
    }
    const changes = new MutationObserver(look)
    changes.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'open'] })
    const sizes = new ResizeObserver(look)
    sizes.observe(page)
    addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
    document.addEventListener('transitionend', look)
    document.addEventListener('toggle', look, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
      document.removeEventListener('transitionend', look)
      document.removeEventListener('toggle', look, { capture: true })
    }
  }, [page, discovery])
  return pieces
}
