import { $cart, $saved, $session, $wishlist, notify } from '@superium/shared/state'
import { beginSavedLists } from './begin-saved-lists'
import { exclusively } from './exclusively'
import { sendOnLeaving, syncLists } from './sync-lists'
import { savedListTexts } from './texts'
import { unsentChanges } from './unsent-changes'

/** How long a change waits for the next one. */
const SEND_AFTER_MS = 800
const READ_EVERY_MS = 60_000
/** A tab does not read again what it or another tab has just read. */
const FRESH_MS = 5000
/** How long a sign-out waits for the last changes. */
const LAST_CALL_MS = 3000

const uidNow = (): string | undefined => $session.get().user?.uid

/** Sends and reads the lists. A failure waits for the next sync, because the lists work without the server. */
async function sync(maxAge: number, begin?: (uid: string) => void): Promise<void> {
  const uid = uidNow()
  if (!uid) return
  await exclusively(async () => {
    if (uidNow() !== uid) return
    // The tab that held the lock before may have sent changes that this tab still considers unsent.
    for (const store of [$saved, $cart, $wishlist]) store.reread()
    begin?.(uid)
    await syncLists(uid, maxAge)
  }).catch(() => undefined)
}

let timer: ReturnType<typeof setTimeout> | undefined

function sendSoon(): void {
  if (!hasUnsent()) return
  clearTimeout(timer)
  timer = setTimeout(() => void sync(Number.POSITIVE_INFINITY), SEND_AFTER_MS)
}

function hasUnsent(): boolean {
  const state = $saved.get()
  return state !== null && state.uid === uidNow() && unsentChanges(state, Date.now()) !== null
}

const isVisible = (): boolean => document.visibilityState === 'visible'

function leave(): void {
  const uid = uidNow()
  if (uid) sendOnLeaving(uid)
}

let following = false

/**
 * Keeps cart and wishlist of a signed-in shopper the same on all devices (ruling on spec §3): they are read at the start,
 * when the page comes into view, every minute and when the network is back; changes are sent shortly after they were
 * made, and when the page is left. Loaded only where somebody is signed in.
 */
export function followSavedLists(): void {
  if (following) return
  following = true
  $session.subscribe(({ status }) => void (status === 'signed-in' && sync(0, beginSavedLists)))
  $cart.listen(sendSoon)
  $wishlist.listen(sendSoon)
  document.addEventListener('visibilitychange', () => (isVisible() ? void sync(FRESH_MS) : leave()))
  window.addEventListener('focus', () => void sync(FRESH_MS))
  window.addEventListener('online', () => void sync(0))
  window.addEventListener('pagehide', leave)
  setInterval(() => isVisible() && void sync(FRESH_MS), READ_EVERY_MS)
}

/**
 * Sends pending changes before a sign-out, which removes the lists from this browser. Notifies the visitor if that
 * fails.
 */
export async function sendBeforeSignOut(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS))
  await Promise.race([sync(Number.POSITIVE_INFINITY), timeout])
  if (hasUnsent()) notify('info', savedListTexts.notSent)
}
