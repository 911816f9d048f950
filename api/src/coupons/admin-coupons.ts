import { and, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { toCents, toDollars } from '../http/cents-and-dollars'
import { containsPattern } from '../http/like-patterns'
import { requirePlainText } from '../http/plain-text'
import { badField, conflict, notFound, Problem } from '../http/problem'
import { type KeysetSort, keysetPage } from '../keyset/keyset-page'
import { type KeysetPage, readPage } from '../keyset/read-page'
import { couponCode } from './coupon-code'
import { describeCoupon } from './describe-coupon'
import { type CouponRow, findCoupon, toTerms } from './queries'
import { noFigures, readCouponFigures } from './read-coupon-figures'
import type { Coupon, CouponChanges, CouponInput, CouponsQuery } from './schema'
import { coupons } from './table'

const newest: KeysetSort = { key: sql`${coupons.createdAt}`, type: 'timestamptz', descends: true, ids: 'text' }

/** A page of coupons, newest first, with the number of matches. 400 for a bad cursor. */
export async function listCoupons(
  db: Database,
  query: CouponsQuery,
): Promise<Omit<KeysetPage<never>, 'rows'> & { data: Coupon[] }> {
  const { search } = query
  requirePlainText('search', search)
  const scope: SQL | undefined = search ? ilike(coupons.code, containsPattern(search)) : undefined
  const { beyond, order, value } = keysetPage(newest, coupons.code, query)
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: coupons, scope, searched: false, id: coupons.code, sort: newest },
    read: (within) =>
      db
        .select({ ...getTableColumns(coupons), id: coupons.code, sortValue: value })
        .from(coupons)
        .where(and(within, beyond))
        .orderBy(...order)
        .limit(query.size + 1),
  })
  const figures = await readCouponFigures(
    db,
    rows.map(({ code }) => code),
  )
  return { data: rows.map((row) => toCoupon(row, figures.get(row.code))), ...page }
}

/** One coupon; 404 for an unknown code. */
export async function getCoupon(db: Queries, typed: string): Promise<Coupon> {
  return withFigures(db, await requireRow(db, typed))
}

/** Creates a coupon. 400 with the field for invalid input; 409 for an existing code. */
export async function createCoupon(db: Database, input: CouponInput, now: Date): Promise<Coupon> {
  const code = couponCode(input.code)
  if (code === undefined) throw badField('code', 'code has 3 to 32 letters, digits and hyphens.')
  const value = storedValue(input)
  const rules = toRules(input)
  requireWindow(rules.startsAt ?? null, rules.endsAt ?? null)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(coupons)
      .values({ code, kind: input.kind, value, ...rules, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) throw conflict(`There is a coupon ${code} already.`, { field: 'code' })
    const coupon = toCoupon(row)
    await recordAudit(tx, { target: { kind: 'coupon', id: code, label: code }, after: coupon })
    return coupon
  })
}

/** Changes when and how often a coupon can be used; orders that have used it are not affected. */
export async function changeCoupon(db: Database, typed: string, changes: CouponChanges): Promise<Coupon> {
  const { code } = await requireRow(db, typed)
  const rules = toRules(changes)
  if (Object.keys(rules).length === 0) throw new Problem(400, 'Only rules of a coupon can be changed.')
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
    if (!before) throw notFound('such coupon')
    const { startsAt, endsAt } = { ...before, ...rules }
    requireWindow(startsAt, endsAt)
    const [row] = await tx.update(coupons).set(rules).where(eq(coupons.code, code)).returning()
    if (!row) throw notFound('such coupon')
    const after = toCoupon(row)
    await recordAudit(tx, { target: { kind: 'coupon', id: code, label: code }, before: toCoupon(before), after })
    return withFigures(tx, row)
  })
}

const withFigures = async (db: Queries, row: CouponRow): Promise<Coupon> =>
  toCoupon(row, (await readCouponFigures(db, [row.code])).get(row.code))

async function requireRow(db: Queries, typed: string): Promise<CouponRow> {
  const code = couponCode(typed)
  const row = code === undefined ? undefined : await findCoupon(db, code)
  if (!row) throw notFound('such coupon')
  return row
}

/** A new coupon's value as the database stores it. */
function storedValue({ kind, percent, amount }: CouponInput): number {
  if (percent !== undefined && kind !== 'percentage')
    throw badField('percent', 'percent is only for coupons of a percentage.')
  if (amount !== undefined && kind !== 'amount') throw badField('amount', 'amount is only for coupons of an amount.')
  if (kind === 'free-shipping') return 0
  if (kind === 'percentage') return hundredths('percent', percent)
  return hundredths('amount', amount)
}

/** Converts a number with at most two decimals to hundredths; more decimals are refused, not rounded. */
function hundredths(field: string, value: number | undefined): number {
  if (value === undefined) throw badField(field, `${field} is required.`)
  const whole = toCents(value)
  if (Math.abs(whole - value * 100) > 1e-6) throw badField(field, `${field} must have two decimals or fewer.`)
  return whole
}

/** The columns of the given rules. */
function toRules({ active, minimum, startsAt, endsAt, totalLimit, perUserLimit }: CouponChanges) {
  return {
    ...(active !== undefined && { active }),
    ...(minimum !== undefined && { minimumCents: hundredths('minimum', minimum) }),
    ...(startsAt !== undefined && { startsAt: startsAt === null ? null : new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
    ...(totalLimit !== undefined && { totalLimit }),
    ...(perUserLimit !== undefined && { perUserLimit }),
  }
}

function requireWindow(startsAt: Date | null, endsAt: Date | null): void {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
    throw badField('endsAt', 'endsAt must be later than startsAt.')
  }
}

function toCoupon(row: CouponRow, { revenueCents, discountCents } = noFigures): Coupon {
  const { kind, value, ...terms } = toTerms(row)
  return {
    ...terms,
    kind,
    ...(kind === 'percentage' && { percent: value / 100 }),
    ...(kind === 'amount' && { amount: toDollars(value) }),
    description: describeCoupon({ kind, value }),
    active: row.active,
    minimum: toDollars(row.minimumCents),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    totalLimit: row.totalLimit,
    perUserLimit: row.perUserLimit,
    used: row.used,
    revenue: toDollars(revenueCents),
    discount: toDollars(discountCents),
    createdAt: row.createdAt.toISOString(),
  }
}
