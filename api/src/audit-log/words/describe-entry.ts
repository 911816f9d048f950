import type { EntryRow } from '../../audit/table'
import { labelOf, sayValue } from './field-words'
import type { Names } from './names'
import { type NamedEntry, sayAction, shownFields } from './say-action'

/** One changed field in words; a side that the entry does not have is absent. */
export interface FieldChange {
  field: string
  before?: string
  after?: string
}

/** An entry in words. */
export interface EntryWords {
  /** The name of the target; empty for a deleted account. */
  label: string
  action: string
  changes: FieldChange[]
  /** The reason that was given; empty without one. */
  reason: string
}

/** An operation without a sentence, such as one of a later version, in words. */
export const spaced = (operation: string): string => {
  const words = operation.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const GONE = 'a deleted account'

const textKinds = ['review', 'question', 'answer']

/** The current name of a target; the name at the time of the entry if it is no longer known. */
function labelOfTarget({ targetKind, targetId, label, before, after }: EntryRow, names: Names): string {
  if (targetKind === 'account') return names.person(targetId)
  if (targetKind === 'product') return names.product(targetId) || label
  if (targetKind === 'seller') return names.shop(targetId) || label
  if (targetKind === 'message') return names.message(targetId) || label
  if (textKinds.includes(targetKind)) return names.product(String(after.product ?? before.product ?? '')) || label
  return label
}

const STANDS_FOR: Record<string, string> = {
  account: GONE,
  message: GONE,
  seller: 'of a deleted account',
}

/** Describes an entry in words, without ids. */
export function describeEntry(row: EntryRow, names: Names): EntryWords {
  const label = labelOfTarget(row, names)
  const { before, after, targetId } = row
  // A sentence calls a product as its entry does, because the entry may be about its name.
  const entry: NamedEntry = {
    ...row,
    name: (row.targetKind === 'product' && row.label) || label || STANDS_FOR[row.targetKind] || 'a product',
  }
  const say = (side: Record<string, unknown>, name: string) =>
    name in side ? sayValue(name, side[name], names, targetId) : undefined
  const action = sayAction(entry, names) ?? `${spaced(row.operation)}: ${entry.name}`
  return {
    label,
    action,
    changes: shownFields(row)
      .map((name) => {
        const [from, to] = [say(before, name), say(after, name)]
        return {
          field: labelOf(name),
          ...(from !== undefined && { before: from }),
          ...(to !== undefined && { after: to }),
        }
      })
      .filter((change) => !tells(action, change)),
    reason: reasonOf(row, names),
  }
}

/** Whether a sentence has a change already. */
const tells = (action: string, { field, before, after }: FieldChange): boolean =>
  action.includes(`from ${before} to ${after}`) || (field === 'Amount' && action.includes(`${after}`))

function reasonOf({ after }: EntryRow, names: Names): string {
  const given = after.reason ?? after.note
  if (typeof given === 'string') return given
  const said = names.reason(String(after.eventId ?? after.event ?? ''))
  // The note of a refund begins with the amount, which the sentence has.
  return after.event === 'refunded' ? said.replace(/^\$[\d,.]+(?:: )?/, '') : said
}
