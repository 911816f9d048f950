/** What the imports of administrators and sellers show of a file. Each remote bundles its own copy. */
export { EncodingChoice } from './encoding-choice'
export { FieldChanges } from './field-changes'
export type { Encoding } from './texts'
