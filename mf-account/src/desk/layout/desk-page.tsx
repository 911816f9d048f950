import type { OwnSeller, OwnShop } from '@superium/shared/api'
import { KeptPage, useLast } from '@superium/shared/kept-page'
import { Lasting, useName } from '@superium/shared/loading'
import { focusPlace, useLostFocus } from '@superium/shared/lost-focus'
import { useLoaderData, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { ButtonLink, Notice, Page, PageTitle, Skeleton } from '@superium/shared/ui'
import { Store } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { SectionError } from '../../errors/section-error'
import { accountTexts } from '../../texts'
import { deskTexts } from '../desk-texts'
import { BackLink } from './back-link'
import type { DeskData } from './desk-loader'
import { DeskMenu } from './desk-menu'
import css from './desk-page.module.css'

interface DeskPageProps<T> {
  title: string
  /** The name of the page's record, e.g. an order number, which replaces the title. */
  nameOf?(page: T): Promise<string>
  /** The list that the page belongs to. */
  back?: { to: string; label: string }
  /** Shown to the right of the title. */
  actions?: ReactNode
  children(page: T, shop: OwnShop): ReactNode
}

/**
 * The frame of all desk pages: requires sign-in and an open shop, and shows menu and title. Typed input survives the
 * end of the session.
 */
export function DeskPage<T>(props: DeskPageProps<T>) {
  return (
    <KeptPage pending={<DeskFrame title={props.title} />}>{({ uid }) => <OwnDesk {...props} uid={uid} />}</KeptPage>
  )
}

/** Placeholder until the session is known. */
function DeskFrame({ title }: { title: string }) {
  return (
    <Page>
      <DeskSkeleton title={title} waiting={accountTexts.waiting.account} />
    </Page>
  )
}

/** The menu and the title, with a placeholder for the page; `waiting` explains the wait. */
function DeskSkeleton({ title, waiting }: { title: string; waiting?: string }) {
  return (
    <div className={css.frame}>
      <DeskMenu shop={null} />
      <div className={css.main}>
        <header className={css.head}>
          <h1>{title}</h1>
        </header>
        <div className={css.skeleton}>
          {waiting && (
            <p role="status" className={css.waiting}>
              {waiting}
            </p>
          )}
          <Skeleton height="32rem" />
        </div>
      </div>
    </div>
  )
}

function OwnDesk<T>({ title, nameOf, back, actions, children, uid }: DeskPageProps<T> & { uid: string }) {
  const loaded = useLoaderData<DeskData<T> | null>()
  // The loader resolves to null while nobody is signed in; the last data is kept.
  const data = useLast(loaded)
  const name = useName(data, async ({ page }) => (await nameOf?.(page)) ?? '')
  const signedIn = useShared($user) !== null
  const { revalidate } = useRevalidator()
  const stale = signedIn && loaded?.uid !== uid
  const frame = useRef<HTMLDivElement>(null)
  useLostFocus(frame)
  useEffect(() => {
    // After the loader ran, a sign-in in this or another tab can change the user.
    if (stale) void revalidate()
  }, [stale, revalidate])
  if (data?.uid !== uid) return <DeskFrame title={title} />
  return (
    <Page>
      <PageTitle title={`${name || title}: ${deskTexts.title}`} />
      <Lasting data={data.shop} pending={<DeskSkeleton title={title} />} failed={<SectionError />}>
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
                    <h1 {...focusPlace}>{name || title}</h1>
                  </div>
                  {actions && <div className={css.actions}>{actions}</div>}
                </header>
                {children(data.page, shop)}
              </div>
            </div>
          )
        }
      </Lasting>
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
