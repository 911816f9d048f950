import { ApiError, api, dataOrThrow, type SavedChanges, type SavedLists } from '@superium/shared/api'
import { $cart, $saved, $wishlist, type CartProduct, notify, type SavedState } from '@superium/shared/state'
import { currentLines } from './current-lines'
import { limitToStock } from './limit-to-stock'
import { showSavedLists, unknownLines } from './show-saved-lists'
import { savedListTexts } from './texts'
import { lineOf, unsentChanges, withoutSent } from './unsent-changes'

/** Far more calls than changes of one cart and wishlist need. */
const MOST_CALLS = 10
const HYDRATION_MS = 30_000

/**
 * The state of an account's lists, re-read from storage because the storage event of another tab's order may arrive
 * late.
 */
const stateOf = (uid: string): SavedState | undefined => {
  for (const store of [$saved, $cart, $wishlist]) store.reread()
  const state = $saved.get()
  return state?.uid === uid ? state : undefined
}

/**
 * Sends the changes of this device and shows the lists as they are then. Without changes it reads them, unless they
 * were read less than `maxAge` milliseconds ago. Does nothing when `uid` is not the account of this device's lists.
 * Throws `ApiError` or `ConnectionError`; unsent changes stay for the next time.
 */
export async function syncLists(uid: string, maxAge = 0): Promise<void> {
  let shown = false
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const state = stateOf(uid)
    if (!state) return
    const changes = unsentChanges(state, Date.now())
    const fresh = calls === 0 && Math.abs(Date.now() - state.readAt) < maxAge
    if (!changes && (shown || fresh)) return
    shown = await exchange(uid, state, changes)
  }
}

/**
 * Makes one call and returns whether its answer is shown: not if an order was placed meanwhile, which the answer may
 * not include.
 */
async function exchange(uid: string, sent: SavedState, changes: SavedChanges | null): Promise<boolean> {
  const lists = await call(uid, sent, changes)
  if (!lists) return false
  const readAt = Date.now()
  const found = await knownProducts(lists, sent).catch((error: unknown) => ({ error, products: [] }))
  const now = stateOf(uid)
  if (!now) return true
  const state = { ...withoutSent(now, sent), seen: Date.parse(lists.now), readAt }
  $saved.set(state)
  if (now.orders !== sent.orders) return false
  showSavedLists(lists, state, found.products)
  if (lists.dropped) notify('info', savedListTexts.dropped(lists.dropped))
  if (sent.merge) limitToStock(found.products.filter((product) => isMerged(product, sent)))
  if ('error' in found) throw found.error
  return true
}

/**
 * The products of lines that this device does not know, and of a guest's lines, whose stock limits the merged quantity.
 */
async function knownProducts(lists: SavedLists, sent: SavedState): Promise<{ products: CartProduct[] }> {
  const merged = Object.keys(sent.merge?.cart ?? {}).flatMap((key) => {
    const line = lineOf(key)
    return line ? [{ _id: line.productId, ...(line.variant && { variant: line.variant }) }] : []
  })
  const lines = [...unknownLines(lists, sent), ...merged]
  return { products: lines.length > 0 ? await currentLines(lines, AbortSignal.timeout(HYDRATION_MS)) : [] }
}

const isMerged = ({ _id, variant }: CartProduct, { merge }: SavedState): boolean =>
  (variant ? `${_id} ${variant}` : _id) in (merge?.cart ?? {})

async function call(uid: string, sent: SavedState, changes: SavedChanges | null): Promise<SavedLists | null> {
  try {
    const answer = changes
      ? await api.POST('/api/v1/shop/saved', { body: changes })
      : await api.GET('/api/v1/shop/saved')
    return dataOrThrow<{ data: SavedLists }>(answer).data
  } catch (error) {
    // Changes that the server will never take must not block those that follow.
    const state = error instanceof ApiError && error.status === 400 && changes ? stateOf(uid) : undefined
    if (!state) throw error
    $saved.set(withoutSent(state, sent))
    return null
  }
}

/** Sends the changes in a call that outlives the page. They stay noted, and sending them again changes nothing. */
export function sendOnLeaving(uid: string): void {
  const state = stateOf(uid)
  const changes = state && unsentChanges(state, Date.now())
  if (!changes) return
  api.POST('/api/v1/shop/saved', { body: changes, keepalive: true }).catch(() => undefined)
}
