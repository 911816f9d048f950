import type { ReactNode } from 'react'
import css from './empty-or-error-notice.module.css'

interface NoticeProps {
  title: string
  /** An icon or picture above the title. */
  icon?: ReactNode
  /** One or two sentences: what it means, or what the visitor can do. */
  children?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  /** `alert` is announced at once (failures); `empty` is quiet content (empty lists). */
  tone?: 'empty' | 'alert'
  /** Fills the page: the title is its `h1`. */
  page?: boolean
}

/** An empty or error state: icon, title, text, actions. */
export function Notice({ title, icon, children, actions, tone = 'empty', page = false }: NoticeProps) {
  const Title = page ? 'h1' : 'p'
  return (
    <div className={css.notice} role={tone === 'alert' ? 'alert' : undefined}>
      {icon && <div className={css.icon}>{icon}</div>}
      <Title className={css.title}>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
