import { Link } from '@superium/shared/router'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { late } from '../late/late'
import css from './tabs.module.css'

interface TabsProps {
  /** The accessible name of the list. */
  label: string
  /** A tab with `to` is a link to its own address, which a click follows. */
  tabs: readonly { id: string; label: string; to?: string }[]
  selected: string
  /** Called for a key that moves, and for a click on a tab without an address. */
  onSelect(id: string): void
  /** The selected tab's content. */
  children: ReactNode
}

/** Tabs by the APG pattern: one tab stop; arrows, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(({ id }) => id === selected)
  useEffect(() => {
    // On a phone the list is wider than the screen; the first tab is in view anyway.
    const tab = list.current?.children[index]
    if (index > 0 && tab instanceof HTMLElement) list.current?.scrollTo?.({ left: tab.offsetLeft - tab.offsetWidth })
  }, [index])
  const move = (event: KeyboardEvent): void => {
    const goal = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = goal === undefined ? undefined : tabs[(goal + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map(({ id, label: text, to }) => {
          const props = {
            role: 'tab',
            id: `${base}-${id}`,
            'data-tab': id,
            className: css.tab,
            'aria-selected': id === selected,
            'aria-controls': `${base}-panel`,
            tabIndex: id === selected ? 0 : -1,
          }
          return to ? (
            <Link key={id} {...props} to={to} preventScrollReset>
              {text}
            </Link>
          ) : (
            <button key={id} {...props} {...late(`tab:${id}`)} type="button" onClick={() => onSelect(id)}>
              {text}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} className={css.panel}>
        {children}
      </div>
    </>
  )
}
