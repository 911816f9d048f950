import type { ReactNode } from 'react'
import css from './layout-elements.module.css'

/** The page's width and gutters; `narrow` for forms and text. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={`${css.page} ${narrow ? css.narrow : ''}`}>{children}</div>
}

/** A block of a page with a heading and one link or control on its right. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <header className={css.header}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** A framed surface. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${css.card} ${className}`}>{children}</div>
}

/** Product grid: 2 columns on small screens, 3 on medium, 4 on extra-large (spec §2). */
export function ProductGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {children}
    </ul>
  )
}
