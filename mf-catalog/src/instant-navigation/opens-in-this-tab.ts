import type { MouseEvent } from 'react'

/** Whether a click on a link opens its page in this tab, as React Router has it: not a click for another tab or window. */
export const opensInThisTab = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target)
