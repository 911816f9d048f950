import { $theme, type Theme, useShared } from '@superium/shared/state'
import { late } from '@superium/shared/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import { shellTexts } from '../../texts'
import css from './theme-choice.module.css'

const texts = shellTexts.theme

const CHOICES: { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'system', label: texts.system, Icon: Monitor },
  { theme: 'light', label: texts.light, Icon: Sun },
  { theme: 'dark', label: texts.dark, Icon: Moon },
]

/** The three themes as buttons, the chosen one pressed: the device's, light, dark. */
export function ThemeChoice() {
  const chosen = useShared($theme)
  return (
    <fieldset className={css.choice} aria-label={texts.label}>
      {CHOICES.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          {...late(`theme:${theme}`)}
          aria-pressed={theme === chosen}
          onClick={() => $theme.set(theme)}
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
