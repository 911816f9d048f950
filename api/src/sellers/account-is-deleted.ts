import type { SellerRow } from './find-seller'

/**
 * Whether the shop's account was deleted: then its personal data is empty, including the e-mail address. It never opens
 * again.
 */
export const accountIsDeleted = ({ email }: Pick<SellerRow, 'email'>): boolean => email === ''
