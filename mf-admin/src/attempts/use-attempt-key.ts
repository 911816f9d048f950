import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'

/**
 * Keys for what a form sends: the same content has the same key until it is `done`, so that a repeated attempt whose answer was lost
 * counts once.
 */
export function useAttemptKey(): { keyOf(content: string): string; done(): void } {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  return {
    keyOf(content) {
      if (attempt.current?.content !== content) attempt.current = { content, key: uuidv7() }
      return attempt.current.key
    },
    done() {
      attempt.current = undefined
    },
  }
}
