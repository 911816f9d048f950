import type { Discovery } from '@superium/shared/contract'
import { createRoot } from 'react-dom/client'
import { BoundaryOverlay } from './boundary-overlay'
import css from './boundary-overlay.module.css'

/**
 * Shows the boundary overlay over `page` and returns a function that closes it. Calls `left` when the visitor closes it
 * by its button.
 */
export function openOverlay(page: HTMLElement, discovery: Discovery, left: () => void): () => void {
  const place = document.createElement('div')
  place.className = css.overlay ?? ''
  place.popover = 'manual'
  document.body.append(place)
  const root = createRoot(place)
  const close = (): void => {
    document.removeEventListener('toggle', staySeen, { capture: true })
    root.unmount()
    place.remove()
  }
  /** Shows the overlay again above a panel that opens later, which would otherwise cover its own frame. */
  const staySeen = (event: Event): void => {
    if (event.target === place) return
    place.hidePopover()
    place.showPopover()
  }
  root.render(
    <BoundaryOverlay
      page={page}
      discovery={discovery}
      onLeave={() => {
        close()
        left()
      }}
    />,
  )
  place.showPopover()
  document.addEventListener('toggle', staySeen, { capture: true })
  return close
}
