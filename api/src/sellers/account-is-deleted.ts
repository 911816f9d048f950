import type { SellerRow } from './find-seller'

/** True when the account of a shop was deleted: everything personal of it is empty, its address too. Such a shop never opens again. */
export const accountIsDeleted = ({ email }: Pick<SellerRow, 'email'>): boolean => email === ''
