import { $theme, useShared } from '@superium/shared/state'
import { Moon, Sun } from 'lucide-react'
import { shellTexts } from '../texts'
import css from './theme-switch.module.css'

/** Whether the device or the visitor has it dark now. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/** Turns light into dark and back; which one is on shows by CSS, so that the first output is the same on both sides. */
export function ThemeSwitch() {
  useShared($theme)
  return (
    <button type="button" className={css.switch} onClick={() => $theme.set(isDark() ? 'light' : 'dark')}>
      <Sun size={20} aria-hidden="true" className={css.light} />
      <Moon size={20} aria-hidden="true" className={css.dark} />
      {shellTexts.theme}
    </button>
  )
}
