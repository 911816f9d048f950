import { Page, Skeleton, Tabs } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import css from './account.module.css'
import { type AccountTab, accountTabs, tabPath } from './account-tabs'
import { FormSkeleton } from './form-skeleton'
import { OrdersSkeleton } from './orders/orders-skeleton'
import { WishlistFrame } from './wishlist/wishlist-frame'

const texts = accountTexts.account

/** The tabs of the account area, each with its address. */
export const tabLinks = accountTabs.map((id) => ({ id, label: texts.tabs[id], to: tabPath(id) }))

/** Placeholder until the session is known: title, tabs, and the open tab's layout. */
export function AccountFrame({ tab }: { tab: AccountTab }) {
  return (
    <Page>
      <header className={css.header}>
        <div className={css.picture}>
          <Skeleton ratio="1 / 1" />
        </div>
        <div className={css.who}>
          <h1>{texts.title}</h1>
          <div>
            <Skeleton width="14rem" />
          </div>
        </div>
        <div className={css.sell}>
          <Skeleton width="6.5rem" />
        </div>
      </header>
      <Tabs label={texts.tabsLabel} tabs={tabLinks} selected={tab} onSelect={() => {}}>
        <p role="status" className={css.waiting}>
          {tab === 'wishlist' ? accountTexts.waiting.wishlist : accountTexts.waiting.account}
        </p>
        <TabFrame tab={tab} />
      </Tabs>
    </Page>
  )
}

function TabFrame({ tab }: { tab: AccountTab }) {
  if (tab === 'orders') return <OrdersSkeleton />
  return tab === 'wishlist' ? <WishlistFrame /> : <FormSkeleton />
}
