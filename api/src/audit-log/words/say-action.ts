import type { EntryRow } from '../../audit/table'
import { toDollars } from '../../http/cents-and-dollars'
import { formatDollars } from '../../mail/format-dollars'
import { isShown, labelOf, sayValue } from './field-words'
import type { Names } from './names'

/** An entry whose target has its name. */
export interface NamedEntry extends EntryRow {
  /** The name of the target, or what stands for it. */
  name: string
}

type Say = (entry: NamedEntry, names: Names) => string

/** The fields that changed and that entries show. */
export function shownFields({ before, after }: Pick<EntryRow, 'before' | 'after'>): string[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isShown)
  // Outside of sales the two prices of a product are one.
  const isSame = before.basePrice === before.price && after.basePrice === after.price
  return all.filter((name) => name !== 'basePrice' || !isSame)
}

/** `Price of Rust Mug from $12.00 to $10.00` for one field, `Rust Mug: price and name` for several. */
const changed: Say = (entry, names) => {
  const { before, after, targetId } = entry
  const name = entry.targetKind === 'product' ? entry.name : `the ${entry.targetKind} ${entry.name}`
  const fields = shownFields(entry)
  const [field = ''] = fields
  if (fields.length === 1 && field in before && field in after && `${before[field]}${after[field]}`.length < 80)
    return `${labelOf(field)} of ${name} from ${sayValue(field, before[field], names, targetId)} to ${sayValue(field, after[field], names, targetId)}`
  if (fields.length === 0) return `Saved ${name} unchanged`
  if (fields.length > 4) return `Changed ${fields.length} fields of ${name}`
  return `Changed ${name}: ${fields.map(labelOf).join(', ')}`
}

const pieces = (count: unknown): string =>
  Math.abs(Number(count)) === 1 ? '1 piece' : `${Math.abs(Number(count))} pieces`

const stockSentences: Record<string, (count: string, name: string) => string> = {
  received: (count, name) => `Received ${count} of ${name}`,
  damaged: (count, name) => `Wrote off ${count} of ${name}`,
}

const stock: Say = ({ before, after, name }) => {
  const own = after.variant ? `${name} (${after.variant})` : name
  const sentence = stockSentences[String(after.movement)]
  if (sentence) return sentence(pieces(after.change), own)
  return `${after.movement === 'counted' ? 'Counted the stock' : 'Stock'} of ${own} from ${before.stock} to ${after.stock}`
}

const amount = ({ after }: NamedEntry): string =>
  after.cents === undefined ? '' : formatDollars(toDollars(Number(after.cents)))

/** The amount after a word; entries of earlier versions have none. */
const withAmount = (word: string, entry: NamedEntry): string => (entry.after.cents ? `${word}${amount(entry)}` : '')

/** Entries about an order, by the event of its timeline. */
const ofOrderEvent: Record<string, Say> = {
  status: ({ before, after, name }) => {
    const sentence =
      before.status === undefined
        ? `Status of order ${name}: ${after.status}`
        : `Status of order ${name} from ${before.status} to ${after.status}`
    return after.automatic ? `${sentence}, automatically` : sentence
  },
  paid: (entry) =>
    entry.after.automatic
      ? `Order ${entry.name} is paid`
      : `Marked order ${entry.name} as paid${withAmount(': ', entry)}`,
  'cash-confirmed': (entry) => `Confirmed ${amount(entry)} of cash for order ${entry.name}`,
  parcel: ({ name }) => `Sent a parcel of order ${name}`,
  'parcel-delivered': (entry) =>
    `Marked a parcel of order ${entry.name} as delivered${withAmount(' for cash of ', entry)}`,
  tracking: ({ name }) => `Changed the tracking of a parcel of order ${name}`,
  'lines-cancelled': (entry) => `Cancelled pieces of order ${entry.name}${withAmount(' worth ', entry)}`,
  'return-requested': ({ name }) => `Requested a return of order ${name}`,
  'return-accepted': (entry) => `Accepted a return of order ${entry.name}${withAmount(' worth ', entry)}`,
  'return-refused': (entry) => `Refused a return of order ${entry.name}${withAmount(' worth ', entry)}`,
  expired: ({ name }) => `Cancelled order ${name}, which was not paid in time`,
  refunded: (entry) => `Refunded ${amount(entry)} for order ${entry.name}`,
}

const ofSellerEvent: Record<string, Say> = {
  applied: ({ name }) => `Applied with the shop ${name}`,
  approved: ({ name }) => `Approved the shop ${name}`,
  declined: ({ name }) => `Declined the shop ${name}`,
  suspended: ({ name }) => `Suspended the shop ${name}`,
  reinstated: ({ name }) => `Reinstated the shop ${name}`,
  changed: ({ name }) => `Changed the shop ${name}`,
}

const exported: Say = ({ targetId, after }) => {
  const all = Object.keys((after.filters as object | undefined) ?? {}).length === 0
  return `Exported ${all ? 'all' : 'filtered'} ${targetId === 'audit' ? 'entries of the audit' : targetId}`
}

const added: Say = ({ name }) => `Added ${name}`
const administrator: Say = ({ after, name }) =>
  after.administrator ? `Made ${name} an administrator` : `Took the role of an administrator from ${name}`

const imported: Say = (entry, names) =>
  Object.keys(entry.before).length === 0 && entry.after.name !== undefined
    ? `Added ${entry.name} from a file`
    : `${changed(entry, names)}, from a file`

const theText = ({ targetKind, name }: NamedEntry): string =>
  `${targetKind === 'answer' ? 'an' : 'a'} ${targetKind} about ${name}`

const replied: Say = (entry) => `${entry.after.reply ? 'Replied to' : 'Removed the reply to'} ${theText(entry)}`

/** Entries by operation, where the event of an order or a shop does not tell. */
const ofOperation: Record<string, Say> = {
  'admin grant': administrator,
  'admin revoke': administrator,
  adminSetAdministrator: administrator,
  'catalog import': ({ name }) => `Imported products from ${name}`,
  adminDisableUser: ({ name }) => `Closed the account of ${name}`,
  adminEnableUser: ({ name }) => `Opened the account of ${name}`,
  adminSignOutUser: ({ name }) => `Signed ${name} out everywhere`,
  adminSaveView: ({ after }) => `Saved a view of the ${after.list}`,
  adminRemoveView: ({ before }) => `Removed a view of the ${before.list}`,
  addPayoutMethod: ({ name }) => `Added a bank account of ${name}`,
  setDefaultPayoutMethod: ({ name }) => `Chose another default bank account of ${name}`,
  deletePayoutMethod: ({ name }) => `Removed a bank account of ${name}`,
  adminCreateCoupon: ({ name, after }) =>
    `Created the coupon ${name}${after.description ? `: ${after.description}` : ''}`,
  adminChangeCoupon: changed,
  adminCreateSale: ({ name }) => `Planned the sale ${name}`,
  adminChangeSale: changed,
  adminEndSale: ({ name, after }) => `${after.state === 'cancelled' ? 'Cancelled' : 'Ended'} the sale ${name}`,
  adminCreateProduct: added,
  sellerCreateProduct: added,
  adminChangeProduct: changed,
  sellerChangeProduct: changed,
  adminEditProducts: changed,
  adminSetVariants: ({ name }) => `Changed the variants of ${name}`,
  sellerSetVariants: ({ name }) => `Changed the variants of ${name}`,
  adminDuplicateProduct: ({ name, after }, names) =>
    `Duplicated ${names.product(String(after.copyOf)) || 'a product'} as ${name}`,
  sellerImportProducts: imported,
  adminUploadImport: ({ name }) => `Uploaded ${name} to import products`,
  adminChooseImportEncoding: ({ name }) => `Chose the encoding of ${name}`,
  adminCancelImport: ({ name }) => `Cancelled the import of ${name}`,
  adminRunImport: (entry, names) =>
    entry.targetKind === 'import' ? `Started the import of ${entry.name}` : imported(entry, names),
  adminAnswerMessage: ({ name }) => `Answered the message of ${name}`,
  adminResendAnswer: ({ name }) => `Sent the answer to ${name} again`,
  adminMarkMessage: ({ name, after }) => `Marked the message of ${name} as ${after.done ? 'done' : 'not done'}`,
  adminHideText: (entry) => `Hid ${theText(entry)}`,
  adminShowText: (entry) => `Showed ${theText(entry)} again`,
  adminKeepTexts: (entry) => `Checked ${theText(entry)}`,
  adminAnswerText: replied,
  sellerReplyToReview: replied,
  sellerReport: (entry) => `Reported ${theText(entry)}`,
  answerQuestion: ({ name }) => `Answered a question about ${name}`,
  changeReview: (entry) => `Changed ${theText(entry)}`,
  deleteReview: (entry) => `Deleted ${theText(entry)}`,
  deleteQuestion: (entry) => `Deleted ${theText(entry)}`,
  deleteAnswer: (entry) => `Deleted ${theText(entry)}`,
  adminExportOrders: exported,
  adminExportAudit: exported,
  adminExportProducts: exported,
}

/** Says in a sentence what somebody did; undefined for an operation that this version does not know. */
export function sayAction(entry: NamedEntry, names: Names): string | undefined {
  const { targetKind, operation, after } = entry
  const event = String(after.event)
  if (targetKind === 'order') return ofOrderEvent[event]?.(entry, names)
  if (targetKind === 'seller') return ofSellerEvent[event]?.(entry, names)
  if (targetKind === 'product' && after.movement !== undefined) return stock(entry, names)
  return ofOperation[operation]?.(entry, names)
}
