import { ApiError, type PayoutMethod } from '@superium/shared/api'
import { errorMessage, useLoaded } from '@superium/shared/loading'
import { $user, useShared } from '@superium/shared/state'
import { Button, Notice, Skeleton } from '@superium/shared/ui'
import { CircleAlert } from 'lucide-react'
import { accountTexts } from '../texts'
import { fetchPayouts } from './change-payouts'
import { PausedPayouts } from './paused-payouts'
import { PayoutMethods } from './payout-methods'
import css from './payouts.module.css'
import { payoutTexts as texts } from './texts'

/** The session token still has the seller role, but the API refuses, e.g. because the shop is suspended. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/**
 * "Payments & payouts" (spec §2) of an approved seller: the bank accounts that receive the shop's money. It loads its
 * own data, so that the account area and the seller desk can both show it.
 */
export function PayoutsSection() {
  const uid = useShared($user)?.uid ?? null
  const { status, data, error, retry } = useLoaded<PayoutMethod[]>(uid, fetchPayouts)
  const failure = (
    <Notice
      tone="alert"
      icon={<CircleAlert size={28} aria-hidden="true" />}
      title={accountTexts.account.loadFailed}
      actions={
        <Button variant="secondary" onClick={retry}>
          {accountTexts.tryAgain}
        </Button>
      }
    >
      {errorMessage(error)}
    </Notice>
  )
  return (
    <section className={css.section} aria-labelledby="payouts-title">
      <h2 id="payouts-title">{texts.title}</h2>
      <p className={css.lede}>{texts.lede}</p>
      {status === 'failed' && (isRefused(error) ? <PausedPayouts otherwise={failure} /> : failure)}
      {status === 'loading' && (
        <div role="status" aria-label={accountTexts.loading}>
          <Skeleton height="6rem" />
        </div>
      )}
      {status === 'loaded' && <PayoutMethods key={uid} initial={data} />}
    </section>
  )
}
