import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { recordUser } from '../users/users'
import { parseAccountNumber } from './account-number'
import { PAYOUTS_MAX, type PayoutInput, type PayoutMethod } from './schema'
import { payoutMethods } from './table'

type PayoutRow = typeof payoutMethods.$inferSelect

const toMethod = ({ id, holder, bank, accountNumber, isDefault, createdAt }: PayoutRow): PayoutMethod => ({
  ...{ _id: id, holder, bank, lastFour: accountNumber.slice(-4), isDefault },
  createdAt: createdAt.toISOString(),
})

function findRows(db: Queries, userId: string): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.userId, userId))
    .orderBy(desc(payoutMethods.isDefault), desc(payoutMethods.createdAt), desc(payoutMethods.id))
}

/** The payout methods of an account, the default first, then the newest. */
export async function listPayoutMethods(db: Queries, userId: string): Promise<PayoutMethod[]> {
  return (await findRows(db, userId)).map(toMethod)
}

/**
 * Adds a payout method; the first one is the default. 400 for a number that cannot be one or that is there already, 409 for an
 * account that has the most it may keep.
 */
export function addPayoutMethod(db: Database, identity: Identity, input: PayoutInput): Promise<PayoutMethod[]> {
  const accountNumber = parseAccountNumber(input.accountNumber)
  return change(db, identity, async (tx, rows) => {
    if (rows.length >= PAYOUTS_MAX) throw conflict(`A shop keeps at most ${PAYOUTS_MAX} payout methods.`)
    if (rows.some((row) => row.accountNumber === accountNumber))
      throw badField('accountNumber', 'This account is one of your payout methods already.')
    const isDefault = rows.length === 0 || input.isDefault === true
    if (isDefault) await clearDefault(tx, identity.uid)
    const fields = { holder: input.holder.trim(), bank: input.bank.trim(), accountNumber, isDefault }
    await tx.insert(payoutMethods).values({ userId: identity.uid, id: uuidv7(), ...fields, createdAt: new Date() })
  })
}

/** Makes a payout method the default. 404 for an unknown one. */
export function setDefaultPayoutMethod(db: Database, identity: Identity, id: string): Promise<PayoutMethod[]> {
  return change(db, identity, async (tx, rows) => {
    const known = among(rows, id)
    await clearDefault(tx, identity.uid)
    await tx.update(payoutMethods).set({ isDefault: true }).where(isRow(known))
  })
}

/** Deletes a payout method; after the default, the newest one is it. 404 for an unknown one. */
export function deletePayoutMethod(db: Database, identity: Identity, id: string): Promise<PayoutMethod[]> {
  return change(db, identity, async (tx, rows) => {
    const known = among(rows, id)
    await tx.delete(payoutMethods).where(isRow(known))
    const next = rows.find((one) => one !== known)
    if (known.isDefault && next) await tx.update(payoutMethods).set({ isDefault: true }).where(isRow(next))
  })
}

/** Runs a change while no other one of this account runs, and returns the methods after it. */
function change(
  db: Database,
  identity: Identity,
  run: (tx: Queries, rows: PayoutRow[]) => Promise<void>,
): Promise<PayoutMethod[]> {
  return db.transaction(async (tx) => {
    // Writing the account's record locks it until the transaction ends.
    await recordUser(tx, identity)
    await run(tx, await findRows(tx, identity.uid))
    return listPayoutMethods(tx, identity.uid)
  })
}

const isRow = ({ userId, id }: PayoutRow) => and(eq(payoutMethods.userId, userId), eq(payoutMethods.id, id))

async function clearDefault(tx: Queries, userId: string): Promise<void> {
  await tx
    .update(payoutMethods)
    .set({ isDefault: false })
    .where(and(eq(payoutMethods.userId, userId), eq(payoutMethods.isDefault, true)))
}

function among(rows: readonly PayoutRow[], id: string): PayoutRow {
  const known = rows.find((row) => row.id === id.toLowerCase())
  if (!known) throw notFound('payout method with this id')
  return known
}
