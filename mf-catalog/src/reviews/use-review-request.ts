import { useLocation, useNavigate } from '@superium/shared/router'

/** The URL parameter that opens the review form: the id of the order to review, or `latest`. */
const REVIEW_PARAMETER = 'review'
const LATEST = 'latest'
/** The URL parameter with the id of the variant that was bought, for orders with several variants of the product. */
const BOUGHT_PARAMETER = 'bought'
const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the URL opens the review form and for which order, and functions to open and close it. */
export function useReviewRequest() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get(REVIEW_PARAMETER)
  const bought = new URLSearchParams(search).get(BOUGHT_PARAMETER)
  const queryWith = (value: string | null): string => {
    const parameters = new URLSearchParams(search)
    if (value === null) for (const name of [REVIEW_PARAMETER, BOUGHT_PARAMETER]) parameters.delete(name)
    else parameters.set(REVIEW_PARAMETER, value)
    return parameters.size > 0 ? `?${parameters}` : ''
  }
  const replaceBy = (value: string | null) => () =>
    void navigate({ search: queryWith(value), hash: '#reviews' }, { replace: true, preventScrollReset: true, state })
  return {
    open: asked !== null,
    /** Undefined for the latest order. */
    order: asked !== null && ORDER_ID.test(asked) ? asked : undefined,
    /** Undefined for the first variant of that order. */
    variant: bought ?? undefined,
    show: replaceBy(LATEST),
    close: replaceBy(null),
    /** The address to return to after sign-in, which opens the form. */
    address: `${pathname}${queryWith(asked ?? LATEST)}#reviews`,
  }
}
