import { notify } from '@superium/shared/state'

/**
 * Props of a button that cannot be used now, with the reason: it stays in the tab order, the reason is its description,
 * and pressing it by mouse, finger or key shows the reason. An empty reason changes nothing.
 */
export const unavailable = (why: string) =>
  why === ''
    ? {}
    : {
        'aria-disabled': true,
        // Screen readers announce it as the description, and hovering shows it; styles may show `data-why` to keyboard
        // users.
        title: why,
        'data-why': why,
        onClick: (event: { preventDefault(): void }): void => {
          event.preventDefault()
          notify('info', why)
        },
      }
