import { useLocation } from '@superium/shared/router'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { BackCloses } from '../dialog/back-closes'
import { newestPage } from '../dialog/dialog-history'
import { late } from '../late/late'
import css from './popover.module.css'

interface PopoverProps {
  /**
   * The button that opens it; it gets `popoverTarget`, by which browsers tell whether it is expanded, and the props of
   * `late`, so that early taps are kept.
   */
  trigger: ReactElement<{ popoverTarget?: string }>
  /** The panel's accessible name. */
  label: string
  /** Rendered only while open; `close` closes the panel. */
  children(close: () => void): ReactNode
}

/** A panel under its button, on the platform's popover: Escape, a click outside (spec §4), Back and navigations close it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const place = useRef(key)
  useEffect(() => {
    // A navigation need not press a link in the panel. It stays on the page that was on its way when it was opened.
    if (place.current !== key) ref.current?.hidePopover()
  }, [key])
  return (
    <div className={css.anchor}>
      {cloneElement(trigger, { popoverTarget: id, ...late(`panel:${label}`) })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.panel}
        // `beforetoggle` fires before the panel is shown, so that the next Tab reaches its content; `toggle` fires
        // later.
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return
          place.current = newestPage() ?? key
          setOpen(true)
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            <BackCloses
              onBack={() => {
                ref.current?.hidePopover()
                // The toggle event comes too late: the panel would get another entry.
                setOpen(false)
              }}
            />
            {children(() => ref.current?.hidePopover())}
          </>
        )}
      </div>
    </div>
  )
}
