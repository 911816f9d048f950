import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { successKeysetPage } from '../keyset/schema'
import { writeLimit } from '../rate-limits/limits'
import { changeCoupon, createCoupon, getCoupon, listCoupons } from './admin-coupons'
import { CouponChangesSchema, CouponInputSchema, CouponParams, CouponSchema, CouponsQuery } from './schema'

/** Coupon routes for administrators. Coupons are switched off instead of deleted, because orders refer to them. */
export function adminCouponRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  const common = { tags: ['Administration'], security: bearer }
  const response = { 200: success(CouponSchema), ...problemResponses }

  app.get(
    '/admin/coupons',
    {
      onRequest: admin,
      schema: {
        ...common,
        operationId: 'adminListCoupons',
        summary: 'List coupons, newest first',
        querystring: CouponsQuery,
        response: { 200: successKeysetPage(CouponSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listCoupons(db, query)) }),
  )

  app.post(
    '/admin/coupons',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...common,
        operationId: 'adminCreateCoupon',
        summary: 'Create a coupon; an existing code is a 409',
        body: CouponInputSchema,
        response,
      },
    },
    async ({ body }) => ({ status: 'success' as const, data: await createCoupon(db, body, new Date()) }),
  )

  app.get(
    '/admin/coupons/:code',
    {
      onRequest: admin,
      schema: { ...common, operationId: 'adminGetCoupon', summary: 'Get a coupon', params: CouponParams, response },
    },
    async ({ params }) => ({ status: 'success' as const, data: await getCoupon(db, params.code) }),
  )

  app.patch(
    '/admin/coupons/:code',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...common,
        operationId: 'adminChangeCoupon',
        summary: 'Switch a coupon on or off, or change its validity period and usage limits',
        params: CouponParams,
        body: CouponChangesSchema,
        response,
      },
    },
    async ({ params, body }) => ({ status: 'success' as const, data: await changeCoupon(db, params.code, body) }),
  )
}
