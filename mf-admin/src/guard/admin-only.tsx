import { RequireSignIn, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Spinner } from '@superium/shared/ui'
import { type ReactNode, useEffect } from 'react'
import { adminTexts } from '../texts'
import css from './admin-only.module.css'
import { Forbidden } from './forbidden'
import { isAdmin } from './is-admin'

const Pending = () => (
  <div className={css.pending}>
    <Spinner label={adminTexts.loading} />
  </div>
)

interface AdminOnlyProps<T> {
  /** What the route's loader answered: null for those whom it refused. */
  data: T | null
  children(data: T): ReactNode
}

/**
 * The guard in the component: the signed-out go to /signin and come back, those without the claim read why they see
 * nothing, and the children are made only for an administrator whose data are there.
 */
export function AdminOnly<T>({ data, children }: AdminOnlyProps<T>) {
  return (
    <RequireSignIn pending={<Pending />}>
      <WithClaim data={data}>{children}</WithClaim>
    </RequireSignIn>
  )
}

function WithClaim<T>({ data, children }: AdminOnlyProps<T>) {
  const admin = isAdmin(useShared($user))
  const { revalidate } = useRevalidator()
  const late = admin && data === null
  useEffect(() => {
    // The claim came after the route was asked: by a sign-in in another tab.
    if (late) void revalidate()
  }, [late, revalidate])
  if (!admin) return <Forbidden />
  return data === null ? <Pending /> : children(data)
}
