import { type RefObject, useEffect, useState } from 'react'

/** How far below the window an element counts as near. */
const MARGIN = '400px'

interface Near {
  promise: Promise<void>
  reach(): void
}

function createNear(): Near {
  let reach = (): void => {}
  const promise = new Promise<void>((resolve) => {
    reach = resolve
  })
  return { promise, reach }
}

/**
 * Resolves when an element comes near the window, or when the visitor interacts with the page, because React would
 * delay the next page while a part waits. Null on the server, where nothing waits.
 */
export function useNear(place: RefObject<Element | null>): Promise<void> | null {
  const [near] = useState(() => (typeof window === 'undefined' ? null : createNear()))
  useEffect(() => {
    if (!near || !place.current) return
    const { reach } = near
    const watch = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && reach(), {
      rootMargin: MARGIN,
    })
    watch.observe(place.current)
    addEventListener('pointerdown', reach)
    addEventListener('keydown', reach)
    return () => {
      watch.disconnect()
      removeEventListener('pointerdown', reach)
      removeEventListener('keydown', reach)
    }
  }, [near, place])
  return near?.promise ?? null
}
