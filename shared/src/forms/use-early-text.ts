import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what a server-rendered field holds that React has just begun to listen to: the visitor or a password manager
 * filled it in before. The text has stayed in the field; nothing else keeps it.
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
