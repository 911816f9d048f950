import type { Coupon } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { useLoaderData, useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { ButtonLink, Card, Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackToCoupons } from '../back-to-coupons'
import { changeCoupon, loadCoupon } from '../coupon-requests'
import { CouponForm } from '../form/coupon-form'
import { type CouponValues, changesOf, valuesOf } from '../form/coupon-values'
import { couponTexts } from '../texts'
import css from './edit.module.css'

const texts = couponTexts.form

/** Loads the coupon of the address. */
export const loader = adminLoader(({ params: { code = '' }, request }) => ({
  code,
  coupon: loadCoupon(code, request.signal),
}))

/** `/superium-admin/coupons/:code`: changes when and how often a coupon holds. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.edit} back={<BackToCoupons />}>
      {({ page: { code, coupon } }) => (
        <Deferred
          data={coupon}
          resetKey={code}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to="/superium-admin/coupons">{couponTexts.back}</ButtonLink>} />}
        >
          {(loaded) => <Edit coupon={loaded} />}
        </Deferred>
      )}
    </AdminPage>
  )
}

function Edit({ coupon }: { coupon: Coupon }) {
  const { revalidate } = useRevalidator()
  const before = valuesOf(coupon)
  const save = async (values: CouponValues): Promise<void> => {
    const changes = changesOf(before, values)
    if (Object.keys(changes).length === 0) return
    await changeCoupon(coupon.code, changes)
    notify('success', texts.saved(coupon.code))
    void revalidate()
  }
  return (
    <CouponForm
      key={coupon.code}
      initial={before}
      submit={texts.save}
      terms={<Terms coupon={coupon} />}
      onSave={save}
    />
  )
}

function Terms({ coupon: { code, description, used, totalLimit } }: { coupon: Coupon }) {
  return (
    <Card>
      <p className={css.terms}>
        <strong>{code}</strong> {description}
      </p>
      <p>
        {couponTexts.used}: {couponTexts.usedOf(used, totalLimit)}
      </p>
      <p className={css.fixed}>{texts.fixed}</p>
    </Card>
  )
}
