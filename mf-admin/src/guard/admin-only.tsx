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
 * Guards a page: redirects anonymous visitors to /signin and back, tells users without the claim why they see nothing,
 * and renders the children for an administrator once the data has loaded. It keeps them if the session ends while there
 * are unsaved changes.
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
  // A reload without a session returns null.
  const shown = useLast(data)
  const late = isAdmin(useShared($user)) && data === null
  useEffect(() => {
    // A sign-in in another tab can bring the claim after the loader has run.
    if (late) void revalidate()
  }, [late, revalidate])
  if (!isAdmin(owner)) return <Forbidden />
  return shown === null ? <Pending /> : children(shown)
}
