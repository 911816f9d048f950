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
  /** It is the whole page: the title is its `h1`. */
  page?: boolean
}

/** The one form of empty and error states: an icon, a title, a sentence, what to do. */
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
