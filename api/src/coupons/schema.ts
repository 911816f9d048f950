import { type Static, Type } from 'typebox'
import { Dollars, Timestamp } from '../http/field-schemas'
import { keysetFields } from '../keyset/schema'
import { couponKinds } from './coupon-terms'

const CouponKindSchema = Type.Enum(couponKinds, { title: 'CouponKind', type: 'string' })

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })

const Limit = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Minimum = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Dollars: the minimum subtotal' })

/** Rules that an administrator may change; null removes a limit. */
const rules = {
  active: Type.Boolean({ description: 'Whether it can be used' }),
  minimum: Minimum,
  startsAt: orNull(Timestamp, 'Start of the validity period; null for no start'),
  endsAt: orNull(Timestamp, 'End (exclusive) of the validity period; null for no end'),
  totalLimit: orNull(Limit, 'Maximum number of orders that use it; null for no limit'),
  perUserLimit: orNull(Limit, 'Maximum number of orders per account that use it; null for no limit'),
}

/** A coupon as an administrator sees it. */
export const CouponSchema = Type.Object(
  {
    code: Type.String(),
    kind: CouponKindSchema,
    percent: Type.Optional(Type.Number({ description: 'Per cent off, such as 10 or 12.5; absent for other kinds' })),
    amount: Type.Optional(Dollars),
    description: Type.String({ description: 'Such as "10 % off"' }),
    ...rules,
    used: Type.Integer({ description: 'Number of orders that use it; cancelled orders do not count' }),
    revenue: Type.Number({ description: 'Dollars: totals of these orders, minus returned pieces' }),
    discount: Type.Number({
      description: 'Dollars: discount on these orders, minus that of returned pieces; without free delivery',
    }),
    createdAt: Timestamp,
  },
  { title: 'Coupon' },
)
export type Coupon = Static<typeof CouponSchema>

/** A new coupon: `percent` for a percentage, `amount` for an amount, neither for free shipping. */
export const CouponInputSchema = Type.Object(
  {
    code: Type.String({ maxLength: 100, description: '3 to 32 letters, digits and hyphens; stored in capitals' }),
    kind: CouponKindSchema,
    percent: Type.Optional(Type.Number({ minimum: 0.01, maximum: 100, description: 'At most two decimals' })),
    amount: Type.Optional(Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars, two decimals' })),
    ...Type.Partial(Type.Object(rules)).properties,
  },
  { title: 'CouponInput' },
)
export type CouponInput = Static<typeof CouponInputSchema>

export const CouponChangesSchema = Type.Partial(Type.Object(rules), { title: 'CouponChanges', minProperties: 1 })
export type CouponChanges = Static<typeof CouponChangesSchema>

export const CouponsQuery = Type.Object({
  ...keysetFields,
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the code' })),
})
export type CouponsQuery = Static<typeof CouponsQuery>

export const CouponParams = Type.Object({ code: Type.String({ maxLength: 100 }) })
