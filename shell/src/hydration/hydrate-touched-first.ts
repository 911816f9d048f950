import type { Root } from 'react-dom/client'

/** React's own way to ask for a part; its name is not final, so the order of the page is enough without it. */
interface HydrationRoot extends Root {
  unstable_scheduleHydration?(target: Element): void
}

/** Asks React to hydrate the parts of the page first in which the visitor has already tapped a control (`late`). */
export function hydrateTouchedFirst(root: HydrationRoot): void {
  for (const touched of document.querySelectorAll('[data-late][aria-busy]')) root.unstable_scheduleHydration?.(touched)
}
