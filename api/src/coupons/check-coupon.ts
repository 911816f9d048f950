import type { Queries } from '../database/database'
import { couponCode } from './coupon-code'
import type { CouponRequest } from './coupon-request'
import type { CouponTerms } from './coupon-terms'
import { describeCoupon } from './describe-coupon'
import { formatCents } from './format-cents'
import { type CouponRow, countUses, findCoupon, toTerms } from './queries'

/** The result of checking a code for a subtotal: its terms, or a sentence that says why it is refused. */
export type CheckedCoupon = { code: string; description: string } & (
  | { state: 'applied'; terms: CouponTerms }
  | { state: 'refused'; reason: string }
)

/** Checks a code without counting a use. Refusals are results, not errors. */
export async function checkCoupon(
  db: Queries,
  { typed, userId, now, guesses }: CouponRequest,
  subtotalCents: number,
): Promise<CheckedCoupon> {
  const code = couponCode(typed)
  if (code === undefined) return unknown(typed.trim(), 'There is no coupon with this code.')
  if (guesses && !(await guesses.mayTry())) {
    return unknown(code, 'Too many codes were tried. Try again in ten minutes.')
  }
  const row = await findCoupon(db, code)
  if (!row) {
    await guesses?.count(code)
    return unknown(code, 'There is no coupon with this code.')
  }
  const terms = toTerms(row)
  const found = { code, description: describeCoupon(terms) }
  const reason = refusal(row, subtotalCents, now) ?? (await refusalForUser(db, row, userId))
  return reason === undefined ? { ...found, state: 'applied', terms } : { ...found, state: 'refused', reason }
}

const unknown = (code: string, reason: string): CheckedCoupon => ({ code, description: '', state: 'refused', reason })

function refusal(row: CouponRow, subtotalCents: number, now: Date): string | undefined {
  if (!row.active) return 'This coupon is no longer valid.'
  if (row.endsAt !== null && row.endsAt <= now) return `This coupon was valid until ${lastDay(row.endsAt)}.`
  if (row.startsAt !== null && row.startsAt > now) return `This coupon is valid from ${day(row.startsAt)} on.`
  if (row.totalLimit !== null && row.used >= row.totalLimit) return 'This coupon has been used up.'
  if (subtotalCents >= row.minimumCents) return undefined
  const missing = formatCents(row.minimumCents - subtotalCents)
  return `This coupon needs a subtotal of ${formatCents(row.minimumCents)}: ${missing} more.`
}

async function refusalForUser(db: Queries, row: CouponRow, userId: string | undefined): Promise<string | undefined> {
  if (row.perUserLimit === null || userId === undefined) return undefined
  const used = await countUses(db, userId, row.code)
  return used >= row.perUserLimit ? 'You have already used this coupon.' : undefined
}

const DAY_MS = 86_400_000
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The previous day for an end at midnight, otherwise the time of the end. */
const lastDay = (end: Date): string => (end.getTime() % DAY_MS === 0 ? day(new Date(end.getTime() - DAY_MS)) : day(end))

/** "1 December 2026", with the time unless it is midnight; UTC. */
function day(time: Date): string {
  const clock = time.toISOString().slice(11, 16)
  return clock === '00:00' ? DAY.format(time) : `${DAY.format(time)}, ${clock} UTC`
}
