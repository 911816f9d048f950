import { Type } from 'typebox'

/** The most tags of a product. */
export const MAX_TAGS = 10

/** A tag: one word of lower-case letters and digits, as a search splits words. */
export const TAG = /^[a-z0-9\u00df-\u00f6\u00f8-\u00ff]{1,30}$/

export const TagSchema = Type.String({
  pattern: '^[a-z0-9\\u00df-\\u00f6\\u00f8-\\u00ff]{1,30}$',
  description: 'A word of lower-case letters and digits, such as sport',
})

/** What a product also belongs to. */
export const TagsSchema = Type.Array(TagSchema, { maxItems: MAX_TAGS, uniqueItems: true })
