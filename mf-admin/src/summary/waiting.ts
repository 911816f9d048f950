import type { AdminWaiting } from '@superium/shared/api'
import { atom, onMount } from 'nanostores'
import { watchWaiting } from './watch-waiting'

/** The counts of open work in the badges. */
export interface Waiting {
  orders: number
  sellers: number
  reports: number
  messages: number
}

/** The counts of open work; null until they have loaded. While a badge is shown, server-sent events update them. */
export const $waiting = Object.assign(atom<Waiting | null>(null), { init: null })

let isLive = false

const toWaiting = (counts: AdminWaiting): Waiting => ({
  orders: counts.pendingOrders,
  sellers: counts.pendingSellers,
  reports: counts.openReports,
  messages: counts.newMessages,
})

/** Sets the counts that a page has loaded, unless the event stream is connected and thus has newer ones. */
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
