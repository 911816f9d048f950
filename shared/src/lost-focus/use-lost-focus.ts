import { type RefObject, useEffect } from 'react'

/**
 * Props for an element that takes the focus when a focused neighbour is removed: a heading, or the text of an entry.
 */
export const focusPlace = { tabIndex: -1, 'data-focus-place': '' } as const

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) ancestors.push(one)
  return ancestors
}

/**
 * When the focused element in `page` is removed, such as a submitted form or a decided row, moves the focus to the
 * nearest `focusPlace`, so that the keyboard does not start again at the top of the document. Nothing scrolls for mouse
 * users. An element with `data-focus-key`, such as a column's header, gives the focus to the element that replaces it
 * with the same key.
 */
export function useLostFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: { element: Element; around: Element[]; byKeyboard: boolean } | undefined
    const note = ({ target }: FocusEvent): void => {
      const inside = target instanceof Element && page.current?.contains(target)
      focused = inside
        ? { element: target, around: ancestorsOf(target), byKeyboard: target.matches(':focus-visible') }
        : undefined
    }
    // A click on empty space also removes the focus; then there is nothing to restore.
    const forget = (): void =>
      queueMicrotask(() => {
        if (focused?.element.isConnected && document.activeElement === document.body) focused = undefined
      })
    const look = (): void => {
      if (!focused || focused.element.isConnected || document.activeElement !== document.body) return
      const { element, around, byKeyboard } = focused
      const key = element.getAttribute('data-focus-key')
      const left = around.filter((one) => one.isConnected)
      // A dialog restores the focus itself when it closes.
      if (left[0]?.closest('dialog[open]')) return
      const same = [...(page.current?.querySelectorAll<HTMLElement>('[data-focus-key]') ?? [])].find(
        (one) => one.dataset.focusKey === key,
      )
      if (same) {
        same.focus({ preventScroll: true })
        return
      }
      const place = left
        .filter((one) => page.current?.contains(one))
        .map((one) => one.querySelector<HTMLElement>('[data-focus-place]'))
        .find((one) => one)
      place?.focus({ preventScroll: !byKeyboard })
    }
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
    }
  }, [page])
}
