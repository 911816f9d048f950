import { Button } from '@superium/shared/ui'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Palette, type PalettePage } from './palette'
import css from './palette-button.module.css'
import { paletteTexts as texts } from './texts'

const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the palette on a click, or on Ctrl+K or ⌘K anywhere on the page. */
export function PaletteButton({ pages }: { pages: readonly PalettePage[] }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button variant="secondary" size="small" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden="true" />
        <span className={css.label}>{texts.open}</span>
        <span className={css.keys} aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </span>
      </Button>
      <Palette pages={pages} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
