import { useName } from '@superium/shared/loading'
import { focusPlace, useLostFocus } from '@superium/shared/lost-focus'
import { PageTitle } from '@superium/shared/ui'
import { type ReactNode, useRef } from 'react'
import type { AdminData } from '../guard/admin-loader'
import { AdminOnly } from '../guard/admin-only'
import css from './admin-page.module.css'
import { SideMenu } from './side-menu'
import { TopBar } from './top-bar'

interface AdminPageProps<T> {
  title: string
  /**
   * The name of the page's record, e.g. an order number. It replaces the heading and comes first in the browser's
   * title.
   */
  nameOf?(page: T): Promise<string>
  /** The page's loader data; null without the `admin` claim. */
  data: AdminData<T> | null
  /** The link back to the list, above the title. */
  back?: ReactNode
  /** Shown to the right of the title. */
  actions?: ReactNode
  children(data: AdminData<T>): ReactNode
}

/** The layout of all administration pages: guard, side menu, top bar and title. */
export function AdminPage<T>({ title, nameOf, data, back, actions, children }: AdminPageProps<T>) {
  const name = useName(data, async ({ page }) => (await nameOf?.(page)) ?? '')
  const main = useRef<HTMLDivElement>(null)
  useLostFocus(main)
  return (
    <>
      <PageTitle title={name ? `${name} · ${title}` : title} />
      <AdminOnly data={data}>
        {(loaded) => (
          <div className={css.frame}>
            <aside className={css.side}>
              <SideMenu />
            </aside>
            <div ref={main} className={css.main}>
              <TopBar />
              <header className={css.head}>
                <div>
                  {back}
                  <h1 {...focusPlace}>{name || title}</h1>
                </div>
                {actions}
              </header>
              {children(loaded)}
            </div>
          </div>
        )}
      </AdminOnly>
    </>
  )
}
