import { Await } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { SectionError } from '../errors/section-error'
import css from './account.module.css'
import type { UserRecord } from './info/fetch-user-record'
import type { AccountData } from './loader'
import { OrdersSkeleton } from './orders/orders-skeleton'
import { OrdersTab } from './orders/orders-tab'
import type { AccountTab } from './tabs'
import { WishlistTab } from './wishlist/wishlist-tab'

// The forms bring MUI, Formik and Yup; the lists do without.
const InfoTab = lazy(() => import('./info/info-tab'))
const PasswordTab = lazy(() => import('./password/password-tab'))

/** The open tab; its data may still be on their way, and their failure stays inside it. */
export function TabContent({ tab, data }: { tab: AccountTab; data: AccountData | null }) {
  const draft = useRef<UserRecord | null>(null)
  switch (tab) {
    case 'info':
      return (
        <Deferred data={data?.record} pending={<FormSkeleton />}>
          {(record) => <InfoTab record={record} draft={draft} />}
        </Deferred>
      )
    case 'orders':
      return (
        <Deferred data={data?.orders} pending={<OrdersSkeleton />}>
          {(orders) => <OrdersTab orders={orders} />}
        </Deferred>
      )
    case 'saved':
      return <WishlistTab />
    case 'password':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <PasswordTab />
        </Suspense>
      )
  }
}

interface DeferredProps<T> {
  /** Absent while the route's loader is only just asked. */
  data: Promise<T> | null | undefined
  pending: ReactNode
  children(value: T): ReactNode
}

function Deferred<T>({ data, pending, children }: DeferredProps<T>) {
  if (!data) return pending
  return (
    <Suspense fallback={pending}>
      <Await resolve={data} errorElement={<SectionError />}>
        {children}
      </Await>
    </Suspense>
  )
}

function FormSkeleton() {
  return (
    <div className={css.skeleton}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="3.5rem" />
      ))}
    </div>
  )
}
