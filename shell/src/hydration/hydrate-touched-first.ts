import type { Root } from 'react-dom/client'

/** React's unstable method to hydrate a part first; without it, parts hydrate in the page's order. */
interface HydrationRoot extends Root {
  unstable_scheduleHydration?(target: Element): void
}

/** Asks React to first hydrate the parts of the page in which the visitor has already tapped a control (`late`). */
export function hydrateTouchedFirst(root: HydrationRoot): void {
  for (const touched of document.querySelectorAll('[data-late][aria-busy]')) root.unstable_scheduleHydration?.(touched)
}
