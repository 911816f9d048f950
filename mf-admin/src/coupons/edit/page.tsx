import type { Coupon } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { useLoaderData, useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { ButtonLink, Card, Skeleton } from '@superium/shared/ui'
import { useRef } from 'react'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { Standing } from '../../layout/standing'
import { BackToCoupons } from '../back-to-coupons'
import { changeCoupon, loadCoupon } from '../coupon-requests'
import { CouponStateChip } from '../coupon-state-chip'
import { CouponUses, discountGiven } from '../coupon-uses'
import { CouponForm } from '../form/coupon-form'
import { type CouponValues, changesOf, valuesOf } from '../form/coupon-values'
import { couponTexts } from '../texts'
import css from './edit.module.css'

const texts = couponTexts.form

/** Loads the coupon that the URL names. */
export const loader = adminLoader(({ params: { code = '' }, request }) => ({
  code,
  coupon: loadCoupon(code, request.signal),
}))

/** `/superium-admin/coupons/:code`: changes a coupon's period and limits. */
export function Component() {
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.edit}
      nameOf={({ coupon }) => coupon.then(({ code }) => code)}
      back={<BackToCoupons />}
    >
      {({ page: { code, coupon } }) => (
        <Lasting
          data={coupon}
          resetKey={code}
          pending={<Skeleton height="28rem" />}
          failed={<SectionError way={<ButtonLink to="/superium-admin/coupons">{couponTexts.back}</ButtonLink>} />}
        >
          {(loaded) => <Edit coupon={loaded} />}
        </Lasting>
      )}
    </AdminPage>
  )
}

function Edit({ coupon }: { coupon: Coupon }) {
  const { revalidate } = useRevalidator()
  /** The values that the form started with, kept because a reload may bring another administrator's changes. */
  const base = useRef(valuesOf(coupon))
  const save = async (values: CouponValues): Promise<CouponValues> => {
    const changes = changesOf(base.current, values)
    if (Object.keys(changes).length === 0) return values
    base.current = valuesOf(await changeCoupon(coupon.code, changes))
    notify('success', texts.saved(coupon.code))
    void revalidate()
    return base.current
  }
  return (
    <>
      <Standing>
        <CouponStateChip coupon={coupon} />
      </Standing>
      <CouponForm
        key={coupon.code}
        initial={base.current}
        submit={texts.save}
        terms={<Terms coupon={coupon} />}
        onSave={save}
      />
    </>
  )
}

function Terms({ coupon }: { coupon: Coupon }) {
  const { description, revenue } = coupon
  return (
    <Card>
      <h2 className={css.terms}>{description}</h2>
      <dl className={css.uses}>
        <div>
          <dt>{couponTexts.used}</dt>
          <dd>
            <CouponUses coupon={coupon} />
          </dd>
        </div>
        <div>
          <dt>{couponTexts.revenue}</dt>
          <dd>{formatDollars(revenue)}</dd>
        </div>
        <div>
          <dt>{couponTexts.discount}</dt>
          <dd>{discountGiven(coupon)}</dd>
        </div>
      </dl>
      <p className={css.fixed}>{couponTexts.revenueHint}</p>
      <p className={css.fixed}>{texts.fixed}</p>
    </Card>
  )
}
