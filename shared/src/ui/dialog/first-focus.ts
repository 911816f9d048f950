const FIELDS = ':is(input:not([type=hidden]), select, textarea):enabled'

/** Marks the button that gets the focus when its dialog opens, where the first one is not the one that harms nobody. */
export const firstFocus = { 'data-first-focus': '' } as const

/**
 * What gets the focus in a dialog that opens, as WAI-ARIA's dialog pattern advises: the first field, so that people can type at once,
 * or else the button that harms nobody. Sheets, and wide dialogs without a form, are read from the top: null leaves the choice to the
 * browser, which takes Close.
 */
export function findFirstFocus(dialog: HTMLElement, look: string): HTMLElement | null {
  if (look.startsWith('sheet')) return null
  const find = (what: string) => dialog.querySelector<HTMLElement>(what)
  const field = find('[data-first-focus]') ?? find(look === 'wide' ? `form ${FIELDS}` : FIELDS)
  if (field || look === 'wide') return field
  return find(':scope > div > footer button') ?? find(':scope > div > :not(header) button')
}
