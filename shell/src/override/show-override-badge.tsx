import { createRoot } from 'react-dom/client'
import { type Override, OverrideBadge } from './override-badge'

/** Shows the badge in a separate React root, so that the page hydrates the same as for everybody else. */
export function showOverrideBadge(override: Override): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<OverrideBadge {...override} />)
}
