import type { Audience } from '../products/audience'
import { BadItem } from './bad-item'
import type { RawItem } from './raw-item'

/** `custom_label_2` of a product for children, for which Google Merchant's gender has no value. */
const KIDS = 'kids'

const genders: Readonly<Record<string, Audience>> = { male: 'men', female: 'women', unisex: 'unisex', '': 'unisex' }

/** The audience from an item's `gender`, or from `custom_label_2` if it is for children. */
export function parseAudience(item: RawItem): Audience {
  const gender = item.gender?.trim().toLowerCase() ?? ''
  const audience = genders[gender]
  if (!audience) throw new BadItem(`gender must be male, female or unisex, not "${gender}".`)
  return item.custom_label_2?.trim() === KIDS ? 'kids' : audience
}

/** Formats an audience as Google Merchant's `gender` and `custom_label_2`. */
export function formatAudience(audience: string): [gender: string, label: string] {
  if (audience === 'kids') return ['unisex', KIDS]
  return [audience === 'men' ? 'male' : audience === 'women' ? 'female' : 'unisex', '']
}
