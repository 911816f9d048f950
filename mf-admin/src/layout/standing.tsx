import type { ReactNode } from 'react'
import css from './standing.module.css'

/** The row below the name of what a page is about: how it stands, as chips, and what can be done with the whole of it. */
export function Standing({ children }: { children: ReactNode }) {
  return <div className={css.standing}>{children}</div>
}
