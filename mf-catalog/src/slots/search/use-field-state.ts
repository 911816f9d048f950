import { useEffect, useState } from 'react'

/** What the visitor does with a field that is not ours. */
export interface FieldState {
  /** What is typed, without blanks around it. */
  text: string
  focused: boolean
}

/** Follows a field of the shell's: its text and whether the focus is in it. */
export function useFieldState(field: HTMLInputElement): FieldState {
  const read = (): FieldState => ({ text: field.value.trim(), focused: document.activeElement === field })
  const [state, setState] = useState(read)
  useEffect(() => {
    const follow = (): void => setState({ text: field.value.trim(), focused: document.activeElement === field })
    const events = ['input', 'focus', 'blur'] as const
    for (const event of events) field.addEventListener(event, follow)
    follow()
    return () => {
      for (const event of events) field.removeEventListener(event, follow)
    }
  }, [field])
  return state
}
