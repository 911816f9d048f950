import type { EntryRow } from '../../audit/table'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Only such a text can be compared with a column of ids. */
const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

const isText = (value: unknown): value is string => typeof value === 'string'

/** Fields of entries that hold the id of a product. */
const PRODUCT_FIELDS = ['product', 'copyOf']

/** The products of a sale's rules. */
const ofRules = (rules: unknown): unknown[] =>
  Array.isArray(rules) ? rules.map((rule: { product?: unknown }) => rule?.product) : []

/** The ids that entries refer to, by the kind of thing; each once. */
export function idsIn(rows: readonly EntryRow[]) {
  const fields = rows.flatMap(({ before, after }) => [before, after])
  const targets = (kind: string) => rows.filter(({ targetKind }) => targetKind === kind).map((row) => row.targetId)
  const uuids = (...all: unknown[]) => [...new Set(all.filter(isUuid))]
  const accounts = targets('account')
  return {
    accounts: [...new Set(accounts)],
    people: [...accounts, ...rows.map((row) => row.actorId), ...fields.map((one) => one.author).filter(isText)],
    products: uuids(
      ...targets('product'),
      ...fields.flatMap((one) => [...PRODUCT_FIELDS.map((name) => one[name]), ...ofRules(one.rules)]),
    ),
    sellers: uuids(...targets('seller')),
    messages: uuids(...targets('message')),
    orders: uuids(...targets('order')),
    events: uuids(...fields.flatMap(({ event, eventId }) => [event, eventId])),
  }
}
export type Ids = ReturnType<typeof idsIn>
