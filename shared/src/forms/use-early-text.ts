import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over text that the visitor or a password manager entered into a server-rendered field before React hydrated it.
 * Until then only the DOM field holds the text.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onText: (text: string) => unknown,
): void {
  const first = useRef({ value, onText })
  useLayoutEffect(() => {
    const { value, onText } = first.current
    const text = field.current?.value
    if (text && text !== value) onText(text)
  }, [field])
}
