import { Link } from '@superium/shared/router'
import { $session, $wishlist, useShared } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { WishlistFrame } from '../account/wishlist/wishlist-frame'
import { WishlistTab } from '../account/wishlist/wishlist-tab'
import { accountTexts } from '../texts'
import { useHydrated } from './use-hydrated'
import css from './wishlist-page.module.css'

const texts = accountTexts.wishlistPage

/** `/wishlist` (ruling on spec §2): the same list as in the account area, but also for guests. */
export function Component() {
  const { length } = useShared($wishlist)
  const { status } = useShared($session)
  const hydrated = useHydrated()
  return (
    <Page>
      <PageTitle title={texts.title} />
      <Breadcrumbs items={[{ label: texts.home, to: '/' }, { label: texts.title }]} />
      <header className={css.header}>
        <h1>{texts.title}</h1>
        {length > 0 && <p className={css.count}>{texts.count(length)}</p>}
      </header>
      <div className={css.content}>
        {status === 'anonymous' && (
          <p className={css.hint}>
            {texts.guest.before}
            <Link to="/signin" state={{ from: '/wishlist' }}>
              {texts.guest.signIn}
            </Link>
            {texts.guest.after}
          </p>
        )}
        {hydrated ? (
          <WishlistTab />
        ) : (
          <>
            <p role="status" className={css.hint}>
              {accountTexts.waiting.wishlist}
            </p>
            <WishlistFrame />
          </>
        )}
      </div>
    </Page>
  )
}
