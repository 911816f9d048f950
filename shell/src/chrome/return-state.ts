import type { ReturnState } from '@superium/shared/router'

/** The `state` of a link to signing in, which then leads back to this page; none on those pages themselves. */
export const returnState = ({ pathname, search }: { pathname: string; search: string }): ReturnState | undefined =>
  /^\/sign(in|up)$/.test(pathname) ? undefined : { from: pathname + search }
