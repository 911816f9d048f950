import { useLoaderData, useLocation, useNavigate, useNavigation } from '@superium/shared/router'
import { useEffect, useState } from 'react'
import { type ListingState, listingSearch, parseListing } from './listing-state'
import type { ListingData } from './loader'

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
}

/** The listing's data, state and how to change it; the URL is the only place where the state is. */
export function useListing(): ListingView {
  const loaded = useLoaderData<ListingData>()
  const location = useLocation()
  const navigate = useNavigate()
  const coming = useNavigation().location
  const pending = coming?.pathname === location.pathname && coming.search !== location.search ? coming : undefined
  const wanted = pending ? parseListing(pending.search) : loaded.state
  return {
    ...loaded,
    wanted,
    waiting: useLate(pending !== undefined),
    change: (patch) =>
      navigate(
        { search: listingSearch({ ...wanted, page: 0, ...patch }) },
        { preventScrollReset: patch.page === undefined },
      ),
  }
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
