import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { conflict, notFound } from '../http/problem'
import { requireAddressRules } from '../http/require-address-rules'
import type { Identity } from '../identity/identity'
import { recordUser } from '../users/users'
import { ADDRESSES_MAX, type Address, type AddressInput } from './schema'
import { addresses } from './table'

/** The addresses of an account, the default first, then the newest. */
export async function listAddresses(db: Queries, userId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
  return rows.map(({ userId: _, createdAt: __, id, ...fields }) => ({ _id: id, ...fields }))
}

/** Adds an address; the first one is the default. 409 for an account that has the most it may keep. */
export function addAddress(db: Database, identity: Identity, input: AddressInput): Promise<Address[]> {
  const fields = checked(input)
  return change(db, identity, async (tx, book) => {
    if (book.length >= ADDRESSES_MAX) throw conflict(`An account keeps at most ${ADDRESSES_MAX} addresses.`)
    const { uid: userId } = identity
    const isDefault = book.length === 0 || input.isDefault === true
    if (isDefault) await clearDefault(tx, userId)
    await tx.insert(addresses).values({ userId, id: uuidv7(), ...fields, isDefault, createdAt: new Date() })
  })
}

/** Replaces an address. It can become the default, and stays it. 404 for an unknown one. */
export function replaceAddress(db: Database, identity: Identity, id: string, input: AddressInput): Promise<Address[]> {
  const fields = checked(input)
  return change(db, identity, async (tx, book) => {
    const known = inBook(book, id)
    if (input.isDefault && !known.isDefault) await clearDefault(tx, identity.uid)
    const isDefault = known.isDefault || input.isDefault === true
    await tx
      .update(addresses)
      .set({ ...fields, isDefault })
      .where(own(identity, known))
  })
}

/** Makes an address the default. 404 for an unknown one. */
export function setDefaultAddress(db: Database, identity: Identity, id: string): Promise<Address[]> {
  return change(db, identity, async (tx, book) => {
    const known = inBook(book, id)
    await clearDefault(tx, identity.uid)
    await tx.update(addresses).set({ isDefault: true }).where(own(identity, known))
  })
}

/** Deletes an address; after the default, the newest one is it. 404 for an unknown one. */
export function deleteAddress(db: Database, identity: Identity, id: string): Promise<Address[]> {
  return change(db, identity, async (tx, book) => {
    const known = inBook(book, id)
    await tx.delete(addresses).where(own(identity, known))
    const next = book.find((one) => one !== known)
    if (known.isDefault && next) await tx.update(addresses).set({ isDefault: true }).where(own(identity, next))
  })
}

/** Runs a change while no other one of this account runs, and returns the book after it. */
function change(
  db: Database,
  identity: Identity,
  run: (tx: Queries, book: Address[]) => Promise<void>,
): Promise<Address[]> {
  return db.transaction(async (tx) => {
    // Writing the account's record locks it until the transaction ends.
    await recordUser(tx, identity)
    await run(tx, await listAddresses(tx, identity.uid))
    return listAddresses(tx, identity.uid)
  })
}

const own = ({ uid }: Identity, { _id }: Address) => and(eq(addresses.userId, uid), eq(addresses.id, _id))

async function clearDefault(tx: Queries, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}

function inBook(book: readonly Address[], id: string): Address {
  const known = book.find(({ _id }) => _id === id.toLowerCase())
  if (!known) throw notFound('address with this id')
  return known
}

/** The trimmed fields. 400 for a phone number or postcode that cannot be one. */
function checked({ isDefault: _, ...input }: AddressInput): Omit<AddressInput, 'isDefault'> {
  requireAddressRules(input)
  const trimmed = Object.entries(input).map(([field, text]) => [field, text.trim()])
  return Object.fromEntries(trimmed) as typeof input
}
