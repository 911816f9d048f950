import { Link } from '@superium/shared/router'
import { ArrowLeft } from 'lucide-react'
import css from './back-link.module.css'

/** Above a page's title: the way back to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={css.back}>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  )
}
