import { Navigate, RequireSignIn, useSearchParams } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { Page, PageTitle } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import { Checkout } from './checkout'
import { CheckoutFrame } from './checkout-frame'
import css from './page.module.css'

/** The checkout for a signed-in shopper (spec §2 "/checkout"); `?order=<id>` redirects to the order's page. */
export function Component() {
  return (
    <Page>
      <PageTitle title={cartTexts.checkout.title} />
      <div className={css.content}>
        <RequireSignIn pending={<CheckoutFrame />}>
          <SignedIn />
        </RequireSignIn>
      </div>
    </Page>
  )
}

function SignedIn() {
  const { user } = useShared($session)
  const [search] = useSearchParams()
  const order = search.get('order')
  if (!user) return null
  if (!order) return <Checkout key={user.uid} user={user} />
  return (
    <>
      <CheckoutFrame />
      <Navigate to={`/order/${encodeURIComponent(order)}`} replace />
    </>
  )
}
