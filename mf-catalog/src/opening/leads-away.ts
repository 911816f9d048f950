import type { MouseEvent } from 'react'

/** Whether a click on a link is for this page, as React Router holds it: not for a new tab, a download or the like. */
export const leadsAway = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
