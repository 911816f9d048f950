import { useEffect, useRef } from 'react'

/** State and event handlers of a combobox. */
interface Combobox {
  /** Element id of the list. */
  list: string
  open: boolean
  /** Element id of the active option. */
  active: string | undefined
  onKey(event: KeyboardEvent): void
  onSubmit(): void
}

/**
 * Turns a field of the shell into a combobox (APG: list autocomplete with manual selection) while mounted, and restores
 * it afterwards.
 */
export function useComboboxAttributes(field: HTMLInputElement, combobox: Combobox): void {
  const latest = useRef(combobox)
  latest.current = combobox
  useEffect(() => {
    const { type } = field
    // A field of type search may not have the role combobox (ARIA in HTML).
    field.type = 'text'
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    const key = (event: KeyboardEvent): void => latest.current.onKey(event)
    const submit = (): void => latest.current.onSubmit()
    const { form } = field
    field.addEventListener('keydown', key)
    form?.addEventListener('submit', submit)
    return () => {
      field.type = type
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) {
        field.removeAttribute(name)
      }
      field.removeEventListener('keydown', key)
      form?.removeEventListener('submit', submit)
    }
  }, [field])
  const { list, open, active } = combobox
  useEffect(() => {
    field.setAttribute('aria-expanded', String(open))
    set(field, 'aria-controls', open ? list : undefined)
    set(field, 'aria-activedescendant', open ? active : undefined)
    if (open && active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [field, list, open, active])
}

function set(field: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) field.removeAttribute(name)
  else field.setAttribute(name, value)
}
