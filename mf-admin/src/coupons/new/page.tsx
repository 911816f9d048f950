import { useLoaderData, useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackToCoupons } from '../back-to-coupons'
import { createCoupon } from '../coupon-requests'
import { CouponTermsFields } from '../form/coupon-fields'
import { CouponForm } from '../form/coupon-form'
import { type CouponValues, newCoupon, toInput } from '../form/coupon-values'
import { couponTexts } from '../texts'

const texts = couponTexts.form

/** Guards the page; it loads no data. */
export const loader = adminLoader(() => ({}))

/** `/superium-admin/coupons/new`: adds a coupon and redirects to the list. */
export function Component() {
  const navigate = useNavigate()
  const create = async (values: CouponValues): Promise<void> => {
    const { code } = await createCoupon(toInput(values))
    notify('success', texts.created(code))
    await navigate('/superium-admin/coupons')
  }
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.new} back={<BackToCoupons />}>
      {() => <CouponForm initial={newCoupon} submit={texts.create} terms={<CouponTermsFields />} onSave={create} />}
    </AdminPage>
  )
}
