import type { Discovery } from '@superium/shared/contract'
import { createRoot } from 'react-dom/client'
import { BoundaryOverlay } from './boundary-overlay'
import css from './boundary-overlay.module.css'

/**
 * Shows the boundary overlay over `page` and returns how to close it. `left` is called when the visitor closes it by
 * its button.
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
  /** The top layer shows the latest popover on top, so a panel that opens later would cover its own frame. */
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
