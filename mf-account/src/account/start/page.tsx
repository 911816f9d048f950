import { Navigate, RequireSignIn, useLoaderData, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { useEffect } from 'react'
import { AccountFrame } from '../account-frame'
import type { AccountStart } from './loader'

export { loader } from './loader'

/** `/myaccount` (spec §2): redirects to the tab of `num`, or to the one that the visitor most likely wants. */
export function Component() {
  return (
    <RequireSignIn pending={<AccountFrame tab="info" />}>
      <ToTab />
    </RequireSignIn>
  )
}

function ToTab() {
  const start = useLoaderData<AccountStart | null>()
  const uid = useShared($user)?.uid
  const { revalidate } = useRevalidator()
  const stale = start?.uid !== uid
  useEffect(() => {
    if (stale) void revalidate()
  }, [stale, revalidate])
  return (
    <>
      <AccountFrame tab="info" />
      {start && !stale && <Navigate to={start.to} replace />}
    </>
  )
}
