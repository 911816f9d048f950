import type { Discovery } from '@superium/shared/contract'
import { $user, notify } from '@superium/shared/state'
import { shellTexts } from '../texts'

/** `code` instead of `key`, because Alt changes the character on some keyboards. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyB'

/**
 * Alt+Shift+B opens and closes the boundary overlay over `page`, and Escape closes it: for everybody on development
 * sites, elsewhere for administrators. The first press loads its code.
 */
export function toggleByShortcut(page: HTMLElement, discovery: Discovery, development: boolean): void {
  let close: (() => void) | undefined
  const leave = (): void => {
    close?.()
    close = undefined
  }
  const open = async (): Promise<void> => {
    try {
      const { openOverlay } = await import('./open-overlay')
      close ??= openOverlay(page, discovery, () => {
        close = undefined
      })
    } catch {
      notify('error', shellTexts.slotFailed)
    }
  }
  addEventListener('keydown', (event) => {
    if (close && (event.key === 'Escape' || isShortcut(event))) return leave()
    const allowed = development || $user.get()?.roles.includes('admin')
    if (isShortcut(event) && allowed) void open()
  })
  if (development) console.info('Superium: Alt+Shift+B shows which remote and team each part of this page belongs to.')
}
