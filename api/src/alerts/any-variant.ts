/** Means any variant: a primary key cannot hold NULL. */
export const ANY_VARIANT = '00000000-0000-0000-0000-000000000000'
