import type { MouseEvent } from 'react'

/** Whether a click opens the link in this tab, by the rules of React Router. */
export const opensInThisTab = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target)
