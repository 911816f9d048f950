import { BackCloses, IconButton } from '@superium/shared/ui'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { shellTexts } from '../../texts'
import css from './search-sheet.module.css'

interface SearchSheetProps {
  open: boolean
  /** Called on Escape, Back, a press outside, or the close button. */
  onClose(): void
  children: ReactNode
}

/**
 * The search of small screens, as a popover: phones show a keyboard only for a field that gets the focus within the
 * tap. A modal dialog would first make the whole page inert, which delays the paint.
 */
export function SearchSheet({ open, onClose, children }: SearchSheetProps) {
  const ref = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!open) return
    const sheet = ref.current
    const follow = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') onClose()
    }
    sheet?.showPopover()
    sheet?.addEventListener('toggle', follow)
    return () => {
      sheet?.removeEventListener('toggle', follow)
      sheet?.hidePopover()
    }
  }, [open, onClose])
  return (
    <div ref={ref} popover="auto" role="dialog" aria-labelledby={heading} className={css.sheet}>
      {open && (
        <>
          <BackCloses onBack={onClose} />
          <header className={css.header}>
            <h2 id={heading}>{shellTexts.search.label}</h2>
            <IconButton label={shellTexts.search.close} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </header>
          {children}
        </>
      )}
    </div>
  )
}
