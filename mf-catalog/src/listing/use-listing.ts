import { useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from '@superium/shared/router'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { beginChange } from './listing-change'
import type { ListingData } from './listing-data'
import { type ListingState, listingSearch, parseListing } from './listing-state'
import { rememberSnapshot, snapshotOf } from './snapshot-storage'

/** A faster response gets no placeholders, because they would only flash. */
const PLACEHOLDERS_AFTER_MS = 120

/** Changes the listing. Any change other than `page` returns to the first page and keeps the scroll position. */
export type Change = (patch: Partial<ListingState>) => void

/** The current listing and the state of the next one. */
export interface ListingView extends ListingData {
  /** The latest selection, even while it loads; controls show it, and the next change builds on it. */
  wanted: ListingState
  /** Whether loading takes long enough to show placeholders. */
  waiting: boolean
  change: Change
  /** The results' heading; it gets the focus after another page of results loads. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Repeats the change that failed. */
  retry(): void
}

/** The listing's data and its state, which is only in the URL. */
export function useListing(): ListingView {
  const loaded = useLoaderData<ListingData>()
  const location = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  const pending = next?.pathname === location.pathname && next.search !== location.search ? next : undefined
  // The router reports the navigation late; without this state a checkbox would briefly jump back.
  const [requested, setRequested] = useState<{ search: string; before: ListingData } | null>(null)
  const search = requested?.before === loaded ? requested.search : pending?.search
  const wanted = search === undefined ? loaded.state : parseListing(search)
  // On Back the router may return the data of an earlier page, so an answered request is forgotten.
  useEffect(() => setRequested((latest) => (latest?.before === loaded ? latest : null)), [loaded])
  useSnapshot(loaded)
  const heading = useRef<HTMLHeadingElement>(null)
  const go = async (search: string, keepScroll: boolean): Promise<void> => {
    const { pathname } = location
    beginChange({ from: pathname + location.search, to: pathname + search, shown: loaded })
    setRequested({ search, before: loaded })
    await navigate({ search }, { preventScrollReset: keepScroll })
    // Lets Tab continue at the first product after a change of page, or when the pressed control (a chip) has
    // disappeared.
    if (!keepScroll || document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }
  return {
    ...loaded,
    heading,
    wanted,
    waiting: useLate(pending !== undefined),
    change: (patch) => go(listingSearch({ ...wanted, page: 0, ...patch }), patch.page === undefined),
    retry: () => {
      if (loaded.failure) go(loaded.failure.search, true)
    },
  }
}

/** Stores the snapshot of the listing. Reloads a later page that the server rendered without the stored snapshot. */
function useSnapshot({ state, requestedSnapshot, snapshot }: ListingData): void {
  const { revalidate } = useRevalidator()
  const outdated = useRef(false)
  // A layout effect stores the snapshot before the visitor can request the next page, which needs it.
  useLayoutEffect(() => {
    const remembered = snapshotOf(state)
    outdated.current = remembered !== undefined && remembered !== snapshot && remembered !== requestedSnapshot
    if (!outdated.current) rememberSnapshot(state, snapshot)
  }, [state, requestedSnapshot, snapshot])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each listing
  useEffect(() => {
    if (outdated.current) void revalidate()
  }, [state, requestedSnapshot, snapshot, revalidate])
}

function useLate(pending: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!pending) return
    const timer = setTimeout(() => setLate(true), PLACEHOLDERS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pending])
  return pending && late
}
