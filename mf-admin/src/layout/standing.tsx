import type { ReactNode } from 'react'
import css from './standing.module.css'

/** The row below a page's heading: chips with the record's state, and buttons that affect the whole record. */
export function Standing({ children }: { children: ReactNode }) {
  return <div className={css.standing}>{children}</div>
}
