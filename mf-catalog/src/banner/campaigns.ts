import { texts } from '../texts'

const { homeDecor, beauty, gadgets } = texts.banner.campaigns

/** A slide of the home page's banner. */
export interface Campaign {
  /** Campaign art of the demo media, 16:7, calm on its left. */
  picture: string
  to: string
  title: string
  text: string
  link: string
}

/** The three campaigns (spec §9). The API names no campaigns: their picture keys are fixed, here only. */
export const campaigns: readonly Campaign[] = [
  { picture: '/media/v1-banner-0/640.webp', to: '/category?category=homedecor', ...homeDecor },
  { picture: '/media/v1-banner-1/640.webp', to: '/category?category=beauty', ...beauty },
  { picture: '/media/v1-banner-2/640.webp', to: '/category?category=gadghets', ...gadgets },
]
