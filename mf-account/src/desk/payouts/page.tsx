import { PayoutsSection } from '../../payouts/payouts-section'
import { deskTexts } from '../desk-texts'
import { deskLoader } from '../layout/desk-loader'
import { DeskPage } from '../layout/desk-page'

/** Loads nothing: the section loads its own data. */
export const loader = deskLoader(() => ({}))

/** `/seller/payouts`: the bank accounts to which the shop's money is paid. */
export function Component() {
  return (
    <DeskPage title={deskTexts.pages.payouts}>
      {() => (
        <div>
          <PayoutsSection />
        </div>
      )}
    </DeskPage>
  )
}
