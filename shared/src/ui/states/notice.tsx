import type { ReactNode } from 'react'
import css from './notice.module.css'

interface NoticeProps {
  title: string
  /** An icon or picture above the title. */
  icon?: ReactNode
  /** What it means or what can be done, in a sentence or two. */
  children?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  /** `alert` is announced at once (failures); otherwise it is quiet content (empty lists). */
  tone?: 'empty' | 'alert'
}

/** The one form of empty and error states: an icon, a title, a sentence, what to do. */
export function Notice({ title, icon, children, actions, tone = 'empty' }: NoticeProps) {
  return (
    <div className={css.notice} role={tone === 'alert' ? 'alert' : undefined}>
      {icon && <div className={css.icon}>{icon}</div>}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
