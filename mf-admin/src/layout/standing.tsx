import type { ReactNode } from 'react'
import css from './standing.module.css'

/** The row below a page's heading: chips with the state of the order, product or person, and buttons for all of it. */
export function Standing({ children }: { children: ReactNode }) {
  return <div className={css.standing}>{children}</div>
}
