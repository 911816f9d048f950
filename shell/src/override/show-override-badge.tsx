import { createRoot } from 'react-dom/client'
import { type Override, OverrideBadge } from './override-badge'

/** Puts the badge beside the page, in a root of its own: the page is hydrated as everybody else's. */
export function showOverrideBadge(override: Override): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<OverrideBadge {...override} />)
}
