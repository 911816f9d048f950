import { useEffect, useRef } from 'react'

/** What a combobox is told, and what it tells. */
interface Combobox {
  /** Id of its list. */
  list: string
  open: boolean
  /** Id of the option that Enter would choose. */
  active: string | undefined
  onKey(event: KeyboardEvent): void
  onSubmit(): void
}

/**
 * Makes a field of the shell's a combobox (APG, list autocomplete with manual selection) as long as the caller is
 * mounted; then it is the plain field again.
 */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): void {
  const latest = useRef(combobox)
  latest.current = combobox
  useEffect(() => {
    const { type } = field
    // A search field may have no other role (ARIA in HTML).
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
