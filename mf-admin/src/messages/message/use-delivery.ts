import type { ContactMessageDetail } from '@superium/shared/api'
import { useRevalidator } from '@superium/shared/router'
import { useEffect } from 'react'
import { loadMessage } from './message-requests'

/** Milliseconds between two polls. */
export const LOOK_AGAIN_MS = 5000

/**
 * Polls the message while one of its e-mails is waiting and the tab is visible, and reloads the page after a change. It
 * polls again after a failed request.
 */
export function useDelivery(message: ContactMessageDetail): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!message.answers.some(({ delivery }) => delivery === 'waiting')) return
    const gone = new AbortController()
    const known = JSON.stringify(message.answers)
    const look = async (): Promise<void> => {
      const now = document.hidden ? message : await loadMessage(message._id, gone.signal).catch(() => message)
      if (gone.signal.aborted) return
      if (JSON.stringify(now.answers) !== known) await revalidate()
      plan()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = (): void => {
      if (!gone.signal.aborted) timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
    }
    plan()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [message, revalidate])
}
