import { notify } from '@superium/shared/state'

/**
 * What makes a button one that cannot be used now and says why: it stays in the tab order, its description is the reason, and a
 * press by mouse, finger or key shows it. An empty reason changes nothing.
 */
export const unavailable = (why: string) =>
  why === ''
    ? {}
    : {
        'aria-disabled': true,
        // Read as the description, and shown where a mouse rests; styles may show `data-why` to keyboards.
        title: why,
        'data-why': why,
        onClick: (event: { preventDefault(): void }): void => {
          event.preventDefault()
          notify('info', why)
        },
      }
