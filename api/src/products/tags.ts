import { Type } from 'typebox'

/** The maximum number of tags per product. */
export const MAX_TAGS = 10

/** A tag: one word of lower-case letters and digits, because a search splits text into such words. */
export const TAG = /^[a-z0-9\u00df-\u00f6\u00f8-\u00ff]{1,30}$/

export const TagSchema = Type.String({
  pattern: '^[a-z0-9\\u00df-\\u00f6\\u00f8-\\u00ff]{1,30}$',
  description: 'A word of lower-case letters and digits, such as sport',
})

/** The tags of a product. */
export const TagsSchema = Type.Array(TagSchema, { maxItems: MAX_TAGS, uniqueItems: true })
