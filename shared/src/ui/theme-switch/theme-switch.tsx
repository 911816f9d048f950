import { $theme, useShared } from '@superium/shared/state'
import { Moon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { uiTexts } from '../texts'
import css from './theme-switch.module.css'

const QUERY = '(prefers-color-scheme: dark)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Switches the dark theme; until the visitor chooses, the device's theme applies. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const theme = useShared($theme)
  const deviceDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
  const dark = theme === 'system' ? deviceDark : theme === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      className={`${css.switch} ${className}`}
      onClick={() => $theme.set(dark ? 'light' : 'dark')}
    >
      <Moon size={18} aria-hidden="true" />
      {uiTexts.dark}
      <span className={css.track} aria-hidden="true" />
    </button>
  )
}
