import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/button'
import { uiTexts } from '../texts'
import { afterPaint } from '../timing/after-paint'
import { BackCloses } from './back-closes'
import css from './dialog.module.css'
import { findFirstFocus } from './first-focus'

interface DialogProps {
  open: boolean
  /** Called on Escape, the close button, or a press on the backdrop unless something was typed into a form. */
  onClose(): void
  title: string
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  /** `sheet-left` and `sheet-right` slide in from that side; `wide` is for a quick view. */
  look?: 'plain' | 'wide' | 'sheet-left' | 'sheet-right'
}

/**
 * A modal dialog on `<dialog>`: the focus begins at its first field or harmless button and stays inside, Escape, Back and a press on
 * the backdrop close it, and the focus returns.
 */
export function Dialog({ open, onClose, title, children, actions, look = 'plain' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A drag that ends outside also clicks the dialog, so only a press that began on the backdrop counts.
  const pressed = useRef(false)
  // A press outside the dialog would lose typed text.
  const typed = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    typed.current = false
    if (!open && dialog.open) dialog.close()
    // Opening makes the rest of the page inert, which takes time, so the tap's effect is painted first.
    if (open && !dialog.open)
      return afterPaint(() => {
        dialog.showModal()
        findFirstFocus(dialog, look)?.focus()
      })
  }, [open, look])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way; the platform sends it as `cancel`
    <dialog
      ref={ref}
      className={`${css.dialog} ${css[look] ?? ''}`}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current
      }}
      onInput={({ target }) => {
        if (target instanceof Element && target.closest('form')) typed.current = true
      }}
      onClick={({ target, currentTarget }) => {
        // A submitted form has been removed, so no typed text can be lost.
        const loses = typed.current && currentTarget.querySelector('form') !== null
        if (target === currentTarget && pressed.current && !loses) onClose()
      }}
    >
      {open && (
        <div className={css.panel}>
          <BackCloses onBack={onClose} />
          <header className={css.header}>
            <h2 id={heading}>{title}</h2>
            <IconButton label={uiTexts.close} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </header>
          <div className={css.body}>{children}</div>
          {actions && <footer className={css.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
