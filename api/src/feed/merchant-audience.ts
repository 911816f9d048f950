import type { Audience } from '../products/audience'
import { BadItem } from './bad-item'
import type { RawItem } from './raw-item'

/** `custom_label_2` of a product for children: Merchant's gender knows none. */
const KIDS = 'kids'

const genders: Readonly<Record<string, Audience>> = { male: 'men', female: 'women', unisex: 'unisex', '': 'unisex' }

/** The audience of an item's `gender`; `custom_label_2` says when it is for children. */
export function parseAudience(item: RawItem): Audience {
  const gender = item.gender?.trim().toLowerCase() ?? ''
  const audience = genders[gender]
  if (!audience) throw new BadItem(`gender must be male, female or unisex, not "${gender}".`)
  return item.custom_label_2?.trim() === KIDS ? 'kids' : audience
}

/** Merchant's `gender` and `custom_label_2` of an audience. */
export function formatAudience(audience: string): [gender: string, label: string] {
  if (audience === 'kids') return ['unisex', KIDS]
  return [audience === 'men' ? 'male' : audience === 'women' ? 'female' : 'unisex', '']
}
