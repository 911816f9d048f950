import { $theme } from '@superium/shared/state'

/** Keeps the document's `data-theme` (`ui/tokens.css`) equal to the visitor's choice, in every tab. */
export function applyTheme(): void {
  $theme.subscribe((theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  })
}
