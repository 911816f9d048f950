import { PICTURE_FIELDS } from './file-pictures'
import { isSameText } from './is-same-text'
import type { KnownItem } from './known-item'
import type { RawItem } from './raw-item'

const withoutSite = (field: string, text: string): string =>
  PICTURE_FIELDS.some((one) => one === field) || field === 'link'
    ? text.replace(/https?:\/\/[^/,]+(?=\/)/g, '').replace(/\s*,\s*/g, ',')
    : text

/** Whether a cell says what the shop holds, whatever a spreadsheet or XML did to its blanks and line ends. */
export const isUnchanged = (item: RawItem, known: KnownItem, field: string): boolean =>
  isSameText(withoutSite(field, item[field] ?? ''), known.item[field] ?? '')
