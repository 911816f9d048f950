import { api, dataOrThrow, type SellerEarnings } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { PayoutsSection } from '../../payouts/payouts-section'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'
import { Earnings } from './earnings'

interface PayoutsData extends Record<string, unknown> {
  earnings: Promise<SellerEarnings>
}

/** Loads the earnings; the section of bank accounts loads its own data. */
export const loader = deskLoader<PayoutsData>(({ request: { signal } }) => ({
  earnings: api.GET('/api/v1/seller/earnings', { signal }).then((answer) => dataOrThrow(answer).data),
}))

/** `/seller/payouts`: what the shop has earned, and the bank accounts to which its money is paid. */
export function Component() {
  return (
    <DeskPage<PayoutsData> title={deskTexts.pages.payouts}>
      {({ earnings }) => (
        <div>
          <Deferred data={earnings} pending={<Skeleton height="14rem" />} failed={<SectionError />}>
            {(sums) => <Earnings {...sums} />}
          </Deferred>
          <PayoutsSection />
        </div>
      )}
    </DeskPage>
  )
}
