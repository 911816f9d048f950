import type { Discovery } from '@superium/shared/contract'
import { $user } from '@superium/shared/state'

/** `code`, not `key`: with Alt some keyboards write another character. */
const isOurs = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyB'

/**
 * Alt+Shift+B opens the boundary overlay over `page` and closes it, Escape closes it: on development sites for everybody,
 * elsewhere for administrators. Its code is loaded with the first press.
 */
export function toggleByShortcut(page: HTMLElement, discovery: Discovery, development: boolean): void {
  let close: (() => void) | undefined
  const leave = (): void => {
    close?.()
    close = undefined
  }
  const open = async (): Promise<void> => {
    const { openOverlay } = await import('./open-overlay')
    close ??= openOverlay(page, discovery, () => {
      close = undefined
    })
  }
  addEventListener('keydown', (event) => {
    if (close && (event.key === 'Escape' || isOurs(event))) return leave()
    const allowed = development || $user.get()?.roles.includes('admin')
    if (isOurs(event) && allowed) void open()
  })
  if (development) console.info('Superium: Alt+Shift+B shows whose each piece of this page is.')
}
