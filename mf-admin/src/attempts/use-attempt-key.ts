import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'

/**
 * Idempotency keys of a form's requests. The same content keeps its key until `done`, so that a retry after a lost
 * response counts once.
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
