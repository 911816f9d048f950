import { Link } from '@superium/shared/router'
import { ArrowLeft } from 'lucide-react'
import css from './desk-page.module.css'

/** The link above a page's title, back to its list. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={css.back}>
      <ArrowLeft size={16} aria-hidden="true" />
      {label}
    </Link>
  )
}
