import { formatUtcDate } from '@superium/shared/date-format'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './user-content.module.css'

interface BylineProps {
  author: string
  /** ISO time. */
  at: string
  /** The author's role, such as "Verified buyer"; an author whose name equals it is left out. */
  badge?: string | undefined
  children?: ReactNode
}

/** Author, role and day of a text. */
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
      <time dateTime={at}>{formatUtcDate(at)}</time>
      {children}
    </p>
  )
}
