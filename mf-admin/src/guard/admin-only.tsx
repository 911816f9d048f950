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
  /** The route's loader data; null without the `admin` claim. */
  data: T | null
  children(data: T): ReactNode
}

/**
 * Guards the component: anonymous visitors go to /signin and return, users without the claim read why they see
 * nothing, and children render only for an administrator whose data are loaded.
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
    // The claim can arrive after the loader ran, by a sign-in in another tab.
    if (late) void revalidate()
  }, [late, revalidate])
  if (!admin) return <Forbidden />
  return data === null ? <Pending /> : children(data)
}
