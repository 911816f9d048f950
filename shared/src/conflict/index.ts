/** What the second of two people, or of two tabs, sees when both edit one product. Each remote bundles its own copy. */
export { ConflictChoice } from './conflict-choice'
export { ConflictNotice } from './conflict-notice'
export { createOwnEditions, type OwnEditions } from './own-editions'
export { useEditedProduct } from './use-edited-product'
export { type EditedRows, useEditedRows } from './use-edited-rows'
