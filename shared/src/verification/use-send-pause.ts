import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { useEffect, useState } from 'react'

/** How long the visitor waits before requesting another e-mail. */
const PAUSE_MS = 60_000

const KEY = `${PERSONAL_PREFIX}verification-sent`

function sentAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

/** Whether an e-mail was sent within the last minute in this tab, also before a reload; `pause` notes that one was. */
export function useSendPause(): { paused: boolean; pause(): void } {
  const [until, setUntil] = useState(() => sentAt() + PAUSE_MS)
  const [now, setNow] = useState(() => Date.now())
  const paused = now < until
  useEffect(() => {
    if (!paused) return
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [paused, until])
  const pause = (): void => {
    const time = Date.now()
    setNow(time)
    setUntil(time + PAUSE_MS)
    try {
      sessionStorage.setItem(KEY, String(time))
    } catch {
      // Without storage the pause ends with the page.
    }
  }
  return { paused, pause }
}
