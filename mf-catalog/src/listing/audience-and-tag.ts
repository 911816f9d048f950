import type { Product } from '@superium/shared/api'
import { listingTexts } from './texts'

export type Audience = Product['audience']

/** The display name of each audience. */
export const audienceNames: Record<Audience, string> = listingTexts.audiences

/** Whether a URL's `audience` is a known one. */
export const isAudience = (value: string | null): value is Audience =>
  value !== null && Object.hasOwn(audienceNames, value)

/** A URL's `tag` if the API accepts it, otherwise empty. */
export function parseTag(value: string | null): string {
  const tag = value?.trim().toLowerCase() ?? ''
  return /^[a-z0-9\u00df-\u00f6\u00f8-\u00ff]{1,30}$/.test(tag) ? tag : ''
}

/** The display name of a tag: `sport` is "Sport". */
export const tagName = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1)
