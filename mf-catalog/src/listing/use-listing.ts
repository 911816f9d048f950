import { useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from '@superium/shared/router'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { beginChange } from './failed-change'
import { type ListingState, listingSearch, parseListing } from './listing-state'
import type { ListingData } from './loader'
import { rememberSnapshot, snapshotOf } from './snapshot-storage'

/** Answers that come sooner than this show no placeholders: a flash would only disturb. */
const PLACEHOLDERS_AFTER_MS = 120

/** Changes what is listed. Anything but another page starts at the first page and keeps the scroll position. */
export type Change = (patch: Partial<ListingState>) => void

/** The listing on the page, and the one that is on its way. */
export interface ListingView extends ListingData {
  /** What the visitor chose last, its answer there or not: what the controls show, and what a change starts from. */
  wanted: ListingState
  /** An answer is on its way, and late enough for placeholders. */
  waiting: boolean
  change: Change
  /** The results' heading, where the focus goes when another page of them comes. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Asks once more for what could not be had. */
  again(): void
}

/** The listing's data, state and how to change it; the URL is the only place where the state is. */
export function useListing(): ListingView {
  const loaded = useLoaderData<ListingData>()
  const location = useLocation()
  const navigate = useNavigate()
  const coming = useNavigation().location
  const pending = coming?.pathname === location.pathname && coming.search !== location.search ? coming : undefined
  // The router says what is pending a moment later: a box that was just checked must not jump back until then.
  const [asked, setAsked] = useState<{ search: string; before: ListingData } | null>(null)
  const search = asked?.before === loaded ? asked.search : pending?.search
  const wanted = search === undefined ? loaded.state : parseListing(search)
  useSnapshot(loaded)
  const heading = useRef<HTMLHeadingElement>(null)
  const go = async (search: string, samePlace: boolean): Promise<void> => {
    const { pathname } = location
    beginChange({ from: pathname + location.search, to: pathname + search, shown: loaded })
    setAsked({ search, before: loaded })
    await navigate({ search }, { preventScrollReset: samePlace })
    // The next Tab goes on from the first product: not from the pager below the last, nor from nowhere, where what was
    // pressed is gone, as a chip is.
    if (!samePlace || document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }
  return {
    ...loaded,
    heading,
    wanted,
    waiting: useLate(pending !== undefined),
    change: (patch) => go(listingSearch({ ...wanted, page: 0, ...patch }), patch.page === undefined),
    again: () => {
      if (loaded.refusal) go(loaded.refusal.search, true)
    },
  }
}

/** Keeps as of when the listing is read. A page that a server rendered as of now is read again as of when one began. */
function useSnapshot({ state, asked, snapshot }: ListingData): void {
  const { revalidate } = useRevalidator()
  const drifted = useRef(false)
  // Before the visitor can ask for the next page: it is read as of when this one was.
  useLayoutEffect(() => {
    const begun = snapshotOf(state)
    drifted.current = begun !== undefined && begun !== snapshot && begun !== asked
    if (!drifted.current) rememberSnapshot(state, snapshot)
  }, [state, asked, snapshot])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each listing is looked at once
  useEffect(() => {
    if (drifted.current) void revalidate()
  }, [state, asked, snapshot, revalidate])
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
