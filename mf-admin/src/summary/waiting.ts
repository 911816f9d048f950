import type { AdminWaiting } from '@superium/shared/api'
import { atom, onMount } from 'nanostores'
import { watchWaiting } from './watch-waiting'

/** How much waits for an administrator, for the badges. */
export interface Waiting {
  orders: number
  sellers: number
  reports: number
  messages: number
}

/** What waits; null before the first answer. While a badge is shown it is kept up to date by server-sent events. */
export const $waiting = Object.assign(atom<Waiting | null>(null), { init: null })

let isLive = false

const toWaiting = (counts: AdminWaiting): Waiting => ({
  orders: counts.pendingOrders,
  sellers: counts.pendingSellers,
  reports: counts.openReports,
  messages: counts.newMessages,
})

/** Shows the counts that came with a page, unless the stream of events already tells newer ones. */
export function noteWaiting(counts: AdminWaiting): void {
  if (!isLive) $waiting.set(toWaiting(counts))
}

onMount($waiting, () => {
  const stop = watchWaiting({
    heard(counts) {
      isLive = true
      $waiting.set(toWaiting(counts))
    },
    lost() {
      isLive = false
    },
  })
  return () => {
    isLive = false
    stop()
  }
})
