import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../format/format-day'
import css from './user-content.module.css'

interface BylineProps {
  author: string
  /** ISO time. */
  at: string
  /** Who that is to the product, such as a verified buyer; the shop itself has no other name. */
  badge?: string | undefined
  children?: ReactNode
}

/** Who wrote something, and when. */
export function Byline({ author, at, badge, children }: BylineProps) {
  return (
    <p className={css.byline}>
      {author !== badge && <span className={css.author}>{author}</span>}
      {badge && (
        <span className={css.verified}>
          <BadgeCheck size={15} aria-hidden="true" />
          {badge}
        </span>
      )}
      <time dateTime={at}>{formatDay(at)}</time>
      {children}
    </p>
  )
}
