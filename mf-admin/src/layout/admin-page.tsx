import { PageTitle } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import type { AdminData } from '../guard/admin-loader'
import { AdminOnly } from '../guard/admin-only'
import css from './admin-page.module.css'
import { SideMenu } from './side-menu'
import { TopBar } from './top-bar'

interface AdminPageProps<T> {
  title: string
  /** `useLoaderData` of the page: null for those whom the loader refused. */
  data: AdminData<T> | null
  /** Above the title: a link back to the list that the page belongs to. */
  back?: ReactNode
  /** At the title's right. */
  actions?: ReactNode
  children(data: AdminData<T>): ReactNode
}

/** Every page of the administration: guard, side menu, top bar, title. */
export function AdminPage<T>({ title, data, back, actions, children }: AdminPageProps<T>) {
  return (
    <>
      <PageTitle title={title} />
      <AdminOnly data={data}>
        {(loaded) => (
          <div className={css.frame}>
            <aside className={css.side}>
              <SideMenu />
            </aside>
            <div className={css.main}>
              <TopBar />
              <header className={css.head}>
                <div>
                  {back}
                  <h1>{title}</h1>
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
