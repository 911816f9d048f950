import { persistedStore } from './persisted-store'

/** A cart line that was changed on this device; quantity 0 is a removed one. Times in milliseconds. */
export interface UnsentLine {
  quantity: number
  at: number
}

/** A wish that was changed on this device. */
export interface UnsentWish {
  saved: boolean
  variant?: string
  at: number
}

/** A guest's cart and wishlist at sign-in, to be added to the account's. */
export interface GuestLists {
  /** The merge id, which makes sure that it counts once. */
  id: string
  /** Quantities by line key. */
  cart: Record<string, number>
  /** The chosen variant, or an empty text, by product id. */
  wishlist: Record<string, string>
}

/** How this device's lists relate to those on the server for the account `uid`. */
export interface SavedState {
  uid: string
  /** Changes that the server does not have yet, by line key. */
  cart: Record<string, UnsentLine>
  /** The same for wishes, by product id. */
  wishlist: Record<string, UnsentWish>
  merge?: GuestLists
  /** Counts the orders of this device, since an answer from before an order must not bring its lines back. */
  orders: number
  /** The server's time when the lists were last read, and this device's. */
  seen: number
  readAt: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseState(value: unknown): SavedState | undefined {
  if (!isRecord(value) || typeof value.uid !== 'string' || !isRecord(value.cart) || !isRecord(value.wishlist)) return
  const numbers = [value.orders, value.seen, value.readAt]
  return numbers.every(Number.isFinite) ? (value as unknown as SavedState) : undefined
}

/**
 * The state of the saved lists, in local storage under `superium:saved`; null for a guest. Actions note their changes
 * here at once, and `@superium/shared/identity` sends them, so that a change survives being offline.
 */
export const $saved = persistedStore<SavedState | null>('superium:saved', null, parseState)

/** A smaller difference does not make the clock wrong, because the server's answer takes time, too. */
const CLOCK_TOLERANCE_MS = 10_000

/**
 * The time of a change: later than the lists that the shopper saw and than the previous change. Corrects a wrong clock.
 */
function changeTime({ seen, readAt }: SavedState, before?: { at: number }): number {
  const own = Date.now()
  const servers = seen + own - readAt
  const time = seen > 0 && Math.abs(servers - own) > CLOCK_TOLERANCE_MS ? servers : own
  return Math.max(time, seen + 1, (before?.at ?? 0) + 1)
}

/** Notes lines that the shopper changed, with their new quantities by line key. */
export function noteLines(quantities: Record<string, number>): void {
  const state = $saved.get()
  if (!state) return
  const noted = Object.entries(quantities).map(([key, quantity]) => {
    return [key, { quantity, at: changeTime(state, state.cart[key]) }]
  })
  $saved.set({ ...state, cart: { ...state.cart, ...Object.fromEntries(noted) } })
}

/** Notes a wish that the shopper added or removed. */
export function noteWish({ _id, variant }: { _id: string; variant?: string }, saved: boolean): void {
  const state = $saved.get()
  if (!state) return
  const wish = { saved, at: changeTime(state, state.wishlist[_id]), ...(variant && { variant }) }
  $saved.set({ ...state, wishlist: { ...state.wishlist, [_id]: wish } })
}

/** Notes an order of these line keys: the server takes its pieces out of the saved cart itself. */
export function noteOrder(keys: readonly string[]): void {
  const state = $saved.get()
  if (!state) return
  const cart = Object.fromEntries(Object.entries(state.cart).filter(([key]) => !keys.includes(key)))
  $saved.set({ ...state, cart, orders: state.orders + 1 })
}
