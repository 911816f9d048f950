/** The field that a heading means: `Item group ID`, `g:item_group_id` and `item_group_id` are the same. */
export const fieldOf = (heading: string): string => heading.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_')
