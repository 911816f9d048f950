import { Outlet, ScrollRestoration } from '@superium/shared/router'
import { memo, useCallback, useState } from 'react'
import { HomeSections } from '../home-sections/home-sections'
import type { Remotes } from '../remotes/create-remotes'
import { BottomBar } from './bottom-bar/bottom-bar'
import { CartNotice } from './cart-notice'
import { CheckoutFooter } from './checkout/checkout-footer'
import { CheckoutHeader } from './checkout/checkout-header'
import css from './chrome.module.css'
import { Drawer } from './drawer/drawer'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { NavigationProgress } from './navigation-progress'
import { PageMarker } from './page-marker'
import { SearchForm } from './search/search-form'
import { SearchSheet } from './search/search-sheet'
import { SkipLink } from './skip-link'
import { Toasts } from './toasts/toasts'
import { usePageChrome } from './use-page-chrome'

type OpenPanel = 'menu' | 'search' | null

// These do not depend on the state below, so opening a panel must not render them again.
const [StillHeader, StillFooter, StillBar, StillPage] = [memo(Header), memo(Footer), memo(BottomBar), memo(Outlet)]

/**
 * Everything around the page: header, footer, drawer, bottom bar, notices. A checkout has less of it, and a page with
 * `chrome: 'none'` only the messages.
 */
export function Chrome({ remotes }: { remotes: Remotes }) {
  const [overlay, setOverlay] = useState<OpenPanel>(null)
  const openMenu = useCallback(() => setOverlay('menu'), [])
  const openSearch = useCallback(() => setOverlay('search'), [])
  const close = useCallback(() => setOverlay(null), [])
  const chrome = usePageChrome()
  const checkout = chrome === 'checkout'
  if (chrome === 'none') return <BareChrome />
  return (
    <div className={checkout ? css.checkout : css.site}>
      <SkipLink />
      <NavigationProgress />
      <PageMarker />
      {checkout ? <CheckoutHeader /> : <StillHeader remotes={remotes} onMenu={openMenu} onSearch={openSearch} />}
      <main id="content" tabIndex={-1} className={css.content}>
        <StillPage />
        <HomeSections remotes={remotes} />
      </main>
      {checkout ? <CheckoutFooter /> : <StillFooter remotes={remotes} />}
      {!checkout && <StillBar onMenu={openMenu} onSearch={openSearch} />}
      <Drawer open={overlay === 'menu'} onClose={close} remotes={remotes} />
      <SearchSheet open={overlay === 'search'} onClose={close}>
        <SearchForm id="modal-search" remotes={remotes} inDialog onSearch={close} />
      </SearchSheet>
      <CartNotice remotes={remotes} />
      <Toasts />
      <ScrollRestoration />
    </div>
  )
}

/** The frame of a page that has its own header and menu. */
function BareChrome() {
  return (
    <div className={css.bare}>
      <SkipLink />
      <NavigationProgress />
      <PageMarker />
      <main id="content" tabIndex={-1} className={css.content}>
        <StillPage />
      </main>
      <Toasts />
      <ScrollRestoration />
    </div>
  )
}
