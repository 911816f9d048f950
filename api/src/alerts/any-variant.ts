/** Stands for any variant, because a primary key cannot contain NULL. */
export const ANY_VARIANT = '00000000-0000-0000-0000-000000000000'
