import { $theme } from '@superium/shared/state'

/** Keeps the document's `data-theme` (see `ui/tokens.css`) on what the visitor chose, in every tab. */
export function applyTheme(): void {
  $theme.subscribe((theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  })
}
