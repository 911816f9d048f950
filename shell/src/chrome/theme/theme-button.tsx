import { IconButton, Popover } from '@superium/shared/ui'
import { SunMoon } from 'lucide-react'
import { shellTexts } from '../../texts'
import css from './theme-button.module.css'
import { ThemeChoice } from './theme-choice'

/** The themes in a panel of the header, for guests; signed-in visitors have a switch in the profile menu. */
export function ThemeButton() {
  return (
    <Popover
      label={shellTexts.theme.label}
      trigger={
        <IconButton label={shellTexts.theme.label}>
          <SunMoon size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      {() => (
        <div className={css.panel}>
          <ThemeChoice />
        </div>
      )}
    </Popover>
  )
}
