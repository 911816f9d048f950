import { KeptPage, useLast } from '@superium/shared/kept-page'
import { useRevalidator } from '@superium/shared/router'
import { $user, type User, useShared } from '@superium/shared/state'
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
 * nothing, and children render only for an administrator whose data are loaded. They stay when the session ends after something was typed.
 */
export function AdminOnly<T>({ data, children }: AdminOnlyProps<T>) {
  return (
    <KeptPage pending={<Pending />}>
      {(owner) => (
        <WithClaim owner={owner} data={data}>
          {children}
        </WithClaim>
      )}
    </KeptPage>
  )
}

function WithClaim<T>({ owner, data, children }: AdminOnlyProps<T> & { owner: User }) {
  const { revalidate } = useRevalidator()
  // A reload while nobody is signed in gives null.
  const shown = useLast(data)
  const late = isAdmin(useShared($user)) && data === null
  useEffect(() => {
    // The claim can arrive after the loader ran, by a sign-in in another tab.
    if (late) void revalidate()
  }, [late, revalidate])
  if (!isAdmin(owner)) return <Forbidden />
  return shown === null ? <Pending /> : children(shown)
}
