import type { OwnSeller } from '@superium/shared/api'
import { useLoaderData, useRevalidator } from '@superium/shared/router'
import { $session, $user, useShared } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { ApplicationForm } from './application-form'
import { ApplicationState } from './application-state'
import css from './become-seller.module.css'
import { type ApplicationData, shownApplication } from './loader'
import { NextSteps } from './next-steps'
import { SellerSkeleton } from './seller-skeleton'
import { becomeSellerTexts as texts } from './texts'

export { loader } from './loader'

/** /become-seller, "Create Seller Account" (spec §2): the form, or the state of the visitor's application. */
export function Component() {
  const data = useLoaderData<ApplicationData | null>()
  shownApplication.useShown(data)
  const { status, user } = useShared($session)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ uid: string; seller: OwnSeller } | null>(null)
  const uid = user?.uid ?? ''
  // After the loader ran, the user can change by a sign-in in this or another tab, or by the form itself.
  const stale = !busy && sent === null && (data?.uid ?? '') !== uid
  useEffect(() => {
    if (stale) void revalidate()
  }, [stale, revalidate])
  const waiting = !busy && (stale || status === 'loading')
  const own = sent?.uid === uid ? sent.seller : (data?.seller ?? null)
  const seller = busy && !sent ? (data?.seller ?? null) : own
  const mayApply = seller === null || seller.state === 'declined'
  return (
    <Page>
      <PageTitle title={texts.title} />
      <Breadcrumbs items={[{ label: texts.home, to: '/' }, { label: texts.title }]} />
      <div className={css.page}>
        <header className={css.header}>
          <h1>{texts.title}</h1>
          {(waiting || mayApply) && <p>{texts.lede}</p>}
        </header>
        {waiting && <SellerSkeleton />}
        {!waiting && (seller ? <ApplicationState seller={seller} focus={sent !== null} /> : <NextSteps />)}
        {!waiting && mayApply && (
          <ApplicationForm
            former={seller}
            onBusy={setBusy}
            onSent={(next) => setSent({ uid: $user.get()?.uid ?? '', seller: next })}
          />
        )}
      </div>
    </Page>
  )
}
