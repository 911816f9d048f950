import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, conflict, notFound } from '../http/problem'
import { LOCK } from '../sales/advance-sales'
import type { Sale } from '../sales/queries'
import { endSale, startSale } from '../sales/start-and-end-sale'
import { saleItems, sales } from '../sales/table'
import { findTaken, overlapsOf, type Period, type Planned, planSale, showPlan } from './plan-sale'
import type { SaleChanges, SaleInput, SalePlan } from './schema'

const YEAR_MS = 366 * 86_400_000

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000

/** One change of sales at a time, also among processes, so that no two sales take the same product. */
const lockSales = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)

function requirePeriod({ startsAt, endsAt }: Period, now: Date): void {
  if (endsAt <= now) throw badField('endsAt', 'A sale ends in the future.')
  if (endsAt <= startsAt) throw badField('endsAt', 'A sale ends after its beginning.')
  if (startsAt.getTime() > now.getTime() + YEAR_MS) throw badField('startsAt', 'A sale begins within a year.')
  if (endsAt.getTime() > startsAt.getTime() + YEAR_MS) throw badField('endsAt', 'A sale lasts at most a year.')
}

/** 409 that names the sales which have some of the products at that time. */
function refuseTaken(taken: Planned['taken']): void {
  const [overlap, ...others] = overlapsOf(taken)
  if (!overlap) return
  const { name, products, examples } = overlap
  const what = products === 1 ? `${examples[0]} is` : `${products} of the products (${examples.join(', ')}…) are`
  const more = others.length === 0 ? '' : ` Further ones are in ${others.map((one) => `“${one.name}”`).join(', ')}.`
  throw conflict(`${what} in the sale “${name}” at that time.${more} A product is in one sale at a time.`, {
    field: 'rules',
  })
}

/**
 * Plans a sale, and keeps it unless it is a dry run; one that begins now sets its prices in the same transaction. 400 for a bad period
 * or rule, 409 when another sale has some of its products, unless those are left out.
 */
export async function createSale(db: Database, input: SaleInput, now: Date): Promise<SalePlan> {
  const wanted = input.startsAt === undefined ? now : new Date(input.startsAt)
  const period = { startsAt: wanted < now ? now : wanted, endsAt: new Date(input.endsAt) }
  requirePeriod(period, now)
  if (input.dryRun) return showPlan(db, await planSale(db, input.rules, period), period.startsAt)
  return transactionWithRetries(db, async (tx) => {
    await lockSales(tx)
    const planned = await planSale(tx, input.rules, period)
    if (!input.leaveOutTaken) refuseTaken(planned.taken)
    const taken = new Set(planned.taken.map(({ productId }) => productId))
    const items = planned.items.filter(({ productId }) => !taken.has(productId))
    if (items.length === 0) throw badField('rules', 'No product would become cheaper.')
    const id = uuidv7()
    const name = input.name.trim()
    await tx.insert(sales).values({ id, name, ...period })
    for (let start = 0; start < items.length; start += CHUNK)
      await tx.insert(saleItems).values(
        items.slice(start, start + CHUNK).map(({ productId, priceCents, basisPoints }) => ({
          ...{ productId, saleId: id, priceCents, basisPoints },
        })),
      )
    if (period.startsAt <= now) await startSale(tx, id, now)
    const after = { name, ...shown(period), products: items.length, rules: input.rules }
    await recordAudit(tx, { target: { kind: 'sale', id, label: name }, after })
    return { ...(await showPlan(tx, { ...planned, items }, period.startsAt)), sale: id }
  })
}

const shown = ({ startsAt, endsAt }: Period) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })

async function lockSale(tx: Queries, id: string): Promise<Sale> {
  await lockSales(tx)
  const [sale] = await tx.select().from(sales).where(eq(sales.id, id)).for('update')
  if (!sale) throw notFound('such sale')
  return sale
}

/**
 * Changes the name or the end of a sale, or the beginning of one that has not begun. 404 for an unknown sale, 409 for one that is over
 * or when another sale has some of its products at the new time.
 */
export async function changeSale(db: Database, id: string, changes: SaleChanges, now: Date): Promise<void> {
  await transactionWithRetries(db, async (tx) => {
    const sale = await lockSale(tx, id)
    if (sale.state !== 'scheduled' && sale.state !== 'running') throw conflict('This sale is over.')
    if (changes.startsAt !== undefined && sale.state === 'running')
      throw conflict('This sale has begun already: only its name and its end can be changed.', { field: 'startsAt' })
    const { startsAt = sale.startsAt, endsAt = sale.endsAt } = {
      ...(changes.startsAt !== undefined && { startsAt: new Date(changes.startsAt) }),
      ...(changes.endsAt !== undefined && { endsAt: new Date(changes.endsAt) }),
    }
    const period = { startsAt: sale.state === 'scheduled' && startsAt < now ? now : startsAt, endsAt }
    requirePeriod(period, now)
    const items = await tx.select({ id: saleItems.productId }).from(saleItems).where(eq(saleItems.saleId, id))
    refuseTaken(
      await findTaken(
        tx,
        items.map((item) => item.id),
        period,
        id,
      ),
    )
    const name = changes.name?.trim() ?? sale.name
    await tx
      .update(sales)
      .set({ name, ...period })
      .where(eq(sales.id, id))
    const before = { name: sale.name, ...shown(sale) }
    await recordAudit(tx, { target: { kind: 'sale', id, label: name }, before, after: { name, ...shown(period) } })
  })
}

/**
 * Ends a running sale, with its prices in the same transaction, or cancels one that has not begun. 404 for an unknown sale, 409 for one
 * that is over.
 */
export async function endSaleNow(db: Database, id: string, now: Date): Promise<void> {
  await transactionWithRetries(db, async (tx) => {
    const { state, name, startsAt, endsAt } = await lockSale(tx, id)
    if (state !== 'scheduled' && state !== 'running') throw conflict('This sale is over already.')
    const target = { kind: 'sale', id, label: name } as const
    if (state === 'scheduled') {
      await tx.update(sales).set({ state: 'cancelled' }).where(eq(sales.id, id))
      return recordAudit(tx, { target, before: { state }, after: { state: 'cancelled' } })
    }
    await endSale(tx, id, now)
    const ended = now > startsAt ? now : new Date(startsAt.getTime() + 1)
    await tx.update(sales).set({ endsAt: ended }).where(eq(sales.id, id))
    const after = { state: 'ended', endsAt: ended.toISOString() }
    await recordAudit(tx, { target, before: { state, endsAt: endsAt.toISOString() }, after })
  })
}
