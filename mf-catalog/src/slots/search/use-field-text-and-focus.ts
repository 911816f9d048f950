import { useEffect, useState } from 'react'

/** Text and focus of the shell's search field. */
export interface FieldState {
  /** The trimmed text. */
  text: string
  focused: boolean
}

/** Follows the text and focus of a field that the shell owns. */
export function useFieldTextAndFocus(field: HTMLInputElement): FieldState {
  const read = (): FieldState => ({ text: field.value.trim(), focused: document.activeElement === field })
  const [state, setState] = useState(read)
  useEffect(() => {
    const update = (): void => setState({ text: field.value.trim(), focused: document.activeElement === field })
    const events = ['input', 'focus', 'blur'] as const
    for (const event of events) field.addEventListener(event, update)
    update()
    return () => {
      for (const event of events) field.removeEventListener(event, update)
    }
  }, [field])
  return state
}
