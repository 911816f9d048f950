/** The account of the first demo shop's owner, as it is made; an older site has the account under another id. */
export const DEMO_SELLER_UID = 'demo-seller-1'
