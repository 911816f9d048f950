import { Deferred, LatePart } from '@superium/shared/loading'
import { SectionError } from '../errors/section-error'
import type { AccountTab } from './account-tabs'
import { BillingTab } from './billing/billing-tab'
import { FormSkeleton } from './form-skeleton'
import type { UserRecord } from './info/fetch-user-record'
import type { AccountData } from './loader'
import { OrdersSkeleton } from './orders/orders-skeleton'
import { OrdersTab } from './orders/orders-tab'
import { WishlistTab } from './wishlist/wishlist-tab'

// Lazy, because only the forms need MUI, Formik and Yup.
const loadInfo = () => import('./info/info-tab')
const loadPassword = () => import('./password/password-tab')

interface TabContentProps {
  tab: AccountTab
  data: AccountData | null
  /** The record as it was last loaded or saved. */
  latest: UserRecord | undefined
  /** The unsaved values of the account information. */
  draft: UserRecord | null
  onDraft(values: UserRecord | null): void
  /** Called with whether an address is typed that is not saved. */
  onUnsavedAddress(unsaved: boolean): void
  /** Called with the record that was saved. */
  onSaved(record: UserRecord): void
}

/** The content of the open tab; an error in loading its data stays inside the tab. */
export function TabContent(props: TabContentProps) {
  const { tab, data, latest, draft, onDraft, onUnsavedAddress, onSaved } = props
  switch (tab) {
    case 'info':
      return (
        <Deferred data={data?.record} pending={<FormSkeleton />} failed={<SectionError />}>
          {(record) => (
            <LatePart load={loadInfo} pending={<FormSkeleton />}>
              {({ InfoTab }) => (
                <InfoTab record={record} shown={latest ?? record} draft={draft} onDraft={onDraft} onSaved={onSaved} />
              )}
            </LatePart>
          )}
        </Deferred>
      )
    case 'orders':
      return (
        <Deferred data={data?.orders} pending={<OrdersSkeleton />} failed={<SectionError />}>
          {(history) => <OrdersTab history={history} />}
        </Deferred>
      )
    case 'billing':
      return (
        <Deferred data={data?.addresses} pending={<FormSkeleton />} failed={<SectionError />}>
          {(addresses) => <BillingTab addresses={addresses} onUnsaved={onUnsavedAddress} />}
        </Deferred>
      )
    case 'wishlist':
      return <WishlistTab />
    case 'password':
      return (
        <LatePart load={loadPassword} pending={<FormSkeleton />}>
          {({ PasswordTab }) => <PasswordTab />}
        </LatePart>
      )
  }
}
