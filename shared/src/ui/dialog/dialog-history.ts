/**
 * Back closes the topmost dialog. Each open dialog has a history entry of its own above its page's, which the router never sees: such
 * an entry keeps the page's key and counts the dialogs in `dialogs`. A dialog that closes otherwise leaves its entry, because
 * `history.back()` takes a while and would overtake a navigation; Back and Forward pass over it, and the next dialog reuses it.
 */
interface Place {
  /** The router's key of the page. */
  key: unknown
  /** How many dialogs were open here. */
  dialogs: number
  /** Keys of pages that a replacing navigation left below this one, because a dialog's entry was replaced in their place. */
  below: readonly unknown[]
}

/** Enough for a visitor who opens a dialog before each of many replacing navigations. */
const BELOW_MAX = 20

/** What closes each open dialog, from the bottom to the top. */
const open: { close(): void }[] = []

let place: Place | undefined

function here(): Place {
  const { key, dialogs = 0, below = [] } = history.state ?? {}
  return { key, dialogs, below }
}

function addEntries(): void {
  if (here().dialogs < open.length) history.pushState({ ...history.state, dialogs: open.length }, '')
  place = here()
}

function follow(event: PopStateEvent): void {
  const from = place
  const to = here()
  place = to
  if (!from) return
  const passed = from.below.includes(to.key)
  if (to.key !== from.key && !passed) {
    // Another page's dialogs would cover it.
    for (const { close } of [...open].reverse()) close()
    return
  }
  if (to.dialogs === from.dialogs && !passed) return
  event.stopImmediatePropagation()
  const above = passed ? [] : open.slice(to.dialogs)
  if (above.length === 0) {
    history.go(!passed && to.dialogs > from.dialogs ? 1 : -1)
    return
  }
  for (const { close } of above.reverse()) close()
  // A dialog that is busy may stay.
  setTimeout(addEntries)
}

function listen(): void {
  if (place) return
  place = here()
  window.addEventListener('popstate', follow)
}

interface Router {
  state: {
    blockers: ReadonlyMap<string, { state: string }>
    location: { key: string }
    navigation: { location?: { key: string } | undefined }
  }
  subscribe(listener: (state: { historyAction: string }) => void): unknown
}

let followed: Router | undefined

/** Whether a dialog asks whether to leave the page: Back is what it asks about, so it gets no entry. */
const asksToLeave = (): boolean =>
  [...(followed?.state.blockers.values() ?? [])].some(({ state }) => state === 'blocked')

/** The router's key of the page that comes, or else is there: a page that is slow is not rendered yet. */
export const newestPage = (): string | undefined =>
  followed && (followed.state.navigation.location ?? followed.state.location).key

/** Creates a document's router and follows its navigations. It hears of Back and Forward only what is not for a dialog. */
export function withDialogHistory<R extends Router>(createRouter: () => R): R {
  // Chromium calls a window's listeners in the order of their registration, whatever their phase.
  listen()
  const router = createRouter()
  followed = router
  router.subscribe(({ historyAction }) => {
    const to = here()
    if (place && historyAction === 'REPLACE' && to.key !== place.key) {
      const below = [...place.below, ...(place.dialogs > 0 ? [place.key] : [])].slice(-BELOW_MAX)
      if (below.length > 0) history.replaceState({ ...history.state, below }, '')
    }
    place = here()
  })
  return router
}

/** Gives a dialog that opens its history entry; Back calls `close`. Returns what to call when the dialog is closed. */
export function enterDialogHistory(close: () => void): () => void {
  listen()
  if (asksToLeave()) return () => {}
  const entry = { close }
  open.push(entry)
  addEntries()
  return () => {
    const index = open.indexOf(entry)
    if (index >= 0) open.splice(index, 1)
  }
}
