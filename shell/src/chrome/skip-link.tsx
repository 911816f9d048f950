import type { MouseEvent } from 'react'
import { shellTexts } from '../texts'
import css from './chrome.module.css'

/** Leads past the header. The address stays, and with it the state of /signin, which says where the visitor wanted to go. */
export function SkipLink() {
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: the link works before scripts do
    <a href="#content" className={css.skip} onClick={skip}>
      {shellTexts.skip}
    </a>
  )
}
