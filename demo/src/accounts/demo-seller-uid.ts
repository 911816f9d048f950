/** The account id of the first demo shop's owner on a new site; on an older site, the account has another id. */
export const DEMO_SELLER_UID = 'demo-seller-1'
