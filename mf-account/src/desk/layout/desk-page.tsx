import type { OwnSeller, OwnShop } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { focusPlace, useLostFocus } from '@superium/shared/lost-focus'
import { RequireSignIn, useLoaderData, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { ButtonLink, Notice, Page, PageTitle, Skeleton } from '@superium/shared/ui'
import { Store } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageSpinner } from '../../credentials/page-spinner'
import { SectionError } from '../../errors/section-error'
import { deskTexts } from '../desk-texts'
import { BackLink } from './back-link'
import type { DeskData } from './desk-loader'
import { DeskMenu } from './desk-menu'
import css from './desk-page.module.css'

interface DeskPageProps<T> {
  title: string
  /** The list that the page belongs to. */
  back?: { to: string; label: string }
  /** Shown to the right of the title. */
  actions?: ReactNode
  children(page: T, shop: OwnShop): ReactNode
}

/** The frame of all pages of the desk: sign-in, an open shop, the menu and the title. */
export function DeskPage<T>(props: DeskPageProps<T>) {
  return (
    <RequireSignIn pending={<PageSpinner />}>
      <OwnDesk {...props} />
    </RequireSignIn>
  )
}

function OwnDesk<T>({ title, back, actions, children }: DeskPageProps<T>) {
  const data = useLoaderData<DeskData<T> | null>()
  const uid = useShared($user)?.uid
  const { revalidate } = useRevalidator()
  const stale = data?.uid !== uid
  const frame = useRef<HTMLDivElement>(null)
  useLostFocus(frame)
  useEffect(() => {
    // The user can change after the loader ran, by a sign-in in this or another tab.
    if (stale) void revalidate()
  }, [stale, revalidate])
  if (!data || stale) return <PageSpinner />
  return (
    <Page>
      <PageTitle title={`${title}: ${deskTexts.title}`} />
      <Deferred data={data.shop} pending={<Skeleton height="32rem" />} failed={<SectionError />}>
        {(shop) =>
          'closed' in shop ? (
            <ShopIsClosed seller={shop.closed} />
          ) : (
            <div className={css.frame}>
              <DeskMenu shop={shop} />
              <div ref={frame} className={css.main}>
                <header className={css.head}>
                  <div>
                    {back && <BackLink {...back} />}
                    <h1 {...focusPlace}>{title}</h1>
                  </div>
                  {actions && <div className={css.actions}>{actions}</div>}
                </header>
                {children(data.page, shop)}
              </div>
            </div>
          )
        }
      </Deferred>
    </Page>
  )
}

function ShopIsClosed({ seller }: { seller: OwnSeller | null }) {
  const { title, states, unverified, reason, apply, application, contact } = deskTexts.closed
  const text = seller?.state === 'approved' ? unverified : states[seller?.state ?? 'none']
  return (
    <Notice
      page
      icon={<Store size={28} aria-hidden="true" />}
      title={title}
      actions={
        <>
          {seller?.state === 'suspended' && <ButtonLink to="/help#contact">{contact}</ButtonLink>}
          <ButtonLink to="/become-seller" variant={seller?.state === 'suspended' ? 'secondary' : 'primary'}>
            {seller ? application : apply}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      {seller?.reason && <p>{reason(seller.reason)}</p>}
    </Notice>
  )
}
