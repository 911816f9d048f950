import type { ReturnState } from '@superium/shared/router'

/**
 * The `state` of a sign-in link, which leads back to this page afterwards; undefined on the sign-in pages themselves.
 */
export const returnState = ({ pathname, search }: { pathname: string; search: string }): ReturnState | undefined =>
  /^\/sign(in|up)$/.test(pathname) ? undefined : { from: pathname + search }
