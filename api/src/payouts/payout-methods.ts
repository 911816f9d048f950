import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { badField, conflict, notFound, Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { recordUser } from '../users/users'
import { lastFour, parseAccountNumber } from './account-number'
import { numberOfRow, type PayoutRow } from './number-of-row'
import type { PayoutKeys } from './payout-keys'
import { PAYOUTS_MAX, type PayoutInput, type PayoutMethod } from './schema'
import { sealNumber } from './seal-number'
import { payoutMethods } from './table'

const toMethod = ({ id, holder, bank, accountNumber, isDefault, createdAt }: PayoutRow): PayoutMethod => ({
  ...{ _id: id, holder, bank, lastFour: lastFour(accountNumber), isDefault },
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
 * An account's payout methods with full account numbers, for its owner's data export; null where no key decrypts one.
 */
export async function exportPayoutMethods(db: Queries, keys: PayoutKeys | null | undefined, userId: string) {
  const rows = await findRows(db, userId)
  return rows.map((row) => ({ ...toMethod(row), accountNumber: numberOfRow(keys, row) }))
}

/**
 * Adds a payout method with an encrypted number; the first one becomes the default. 400 for an invalid or repeated
 * number, 409 above the limit per account, 503 if the shop has no key.
 */
export async function addPayoutMethod(
  { db, payoutKeys: keys }: { db: Database; payoutKeys?: PayoutKeys | null },
  identity: Identity,
  input: PayoutInput,
): Promise<PayoutMethod[]> {
  if (!keys) throw new Problem(503, 'The shop cannot keep account numbers safely now. Please write to its support.')
  const accountNumber = parseAccountNumber(input.accountNumber)
  return change(db, identity, async (tx, rows) => {
    if (rows.length >= PAYOUTS_MAX) throw conflict(`A shop keeps at most ${PAYOUTS_MAX} payout methods.`)
    if (rows.some((row) => numberOfRow(keys, row) === accountNumber))
      throw badField('accountNumber', 'This account is one of your payout methods already.')
    const isDefault = rows.length === 0 || input.isDefault === true
    if (isDefault) await clearDefault(tx, identity.uid)
    const place = { userId: identity.uid, id: uuidv7() }
    await tx.insert(payoutMethods).values({
      ...place,
      holder: input.holder.trim(),
      bank: input.bank.trim(),
      accountNumber: lastFour(accountNumber),
      ...sealNumber(keys, place, accountNumber),
      isDefault,
      createdAt: new Date(),
    })
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

/** Deletes a payout method; if it was the default, the newest one becomes the default. 404 for an unknown one. */
export function deletePayoutMethod(db: Database, identity: Identity, id: string): Promise<PayoutMethod[]> {
  return change(db, identity, async (tx, rows) => {
    const known = among(rows, id)
    await tx.delete(payoutMethods).where(isRow(known))
    const next = rows.find((one) => one !== known)
    if (known.isDefault && next) await tx.update(payoutMethods).set({ isDefault: true }).where(isRow(next))
  })
}

/** Runs a change, one at a time per account, and returns the resulting methods. */
function change(
  db: Database,
  identity: Identity,
  run: (tx: Queries, rows: PayoutRow[]) => Promise<void>,
): Promise<PayoutMethod[]> {
  return db.transaction(async (tx) => {
    // Writing the user's row locks it until the transaction ends.
    await recordUser(tx, identity)
    const before = await findRows(tx, identity.uid)
    await run(tx, before)
    const after = await findRows(tx, identity.uid)
    await recordAudit(tx, {
      target: { kind: 'account', id: identity.uid },
      before: audited(before),
      after: audited(after),
    })
    return after.map(toMethod)
  })
}

/** Only the ids of bank accounts, because numbers and holders are personal data. */
const audited = (rows: readonly PayoutRow[]) => ({
  payoutMethods: rows.map(({ id }) => id),
  payoutDefault: rows.find(({ isDefault }) => isDefault)?.id,
})

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
