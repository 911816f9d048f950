import { Link } from '@superium/shared/router'
import { ArrowLeft } from 'lucide-react'
import css from './back-link.module.css'

/** The link above a page's title, back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={css.back}>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  )
}
