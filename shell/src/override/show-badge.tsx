import { createRoot } from 'react-dom/client'
import { Badge, type Override } from './badge'

/** Puts the badge beside the page, in a root of its own: the page is hydrated as everybody else's. */
export function showBadge(override: Override): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Badge {...override} />)
}
