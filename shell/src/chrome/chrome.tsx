import { Outlet, ScrollRestoration } from '@superium/shared/router'
import { Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import type { Remotes } from '../remotes/remotes'
import { Slot } from '../slots/slot'
import { shellTexts } from '../texts'
import { useAddedOnce } from './added-once'
import { BottomBar } from './bottom-bar/bottom-bar'
import css from './chrome.module.css'
import { Drawer } from './drawer/drawer'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { usePageChange } from './page-marker'
import { Progress } from './progress'
import { SearchForm } from './search/search-form'
import { Toasts } from './toasts/toasts'

type Overlay = 'menu' | 'search' | null

/** Everything around the page: header, footer, drawer, bottom bar, notices. */
export function Chrome({ remotes }: { remotes: Remotes }) {
  const [overlay, setOverlay] = useState<Overlay>(null)
  const added = useAddedOnce()
  usePageChange()
  const close = (): void => setOverlay(null)
  return (
    <div className={css.site}>
      <a href="#content" className={css.skip}>
        {shellTexts.skip}
      </a>
      <Progress />
      <Header remotes={remotes} onMenu={() => setOverlay('menu')} />
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar onMenu={() => setOverlay('menu')} onSearch={() => setOverlay('search')} />
      <Drawer open={overlay === 'menu'} onClose={close} />
      <Dialog open={overlay === 'search'} onClose={close} title={shellTexts.search.label}>
        <SearchForm id="modal-search" remotes={remotes} inDialog onSearch={close} />
      </Dialog>
      {/* Always there: a live region that comes together with its words is not announced. */}
      <output aria-live="polite">{added && <Slot name="cart-notice" remotes={remotes} props={{}} quiet />}</output>
      <Toasts />
      <ScrollRestoration />
    </div>
  )
}
