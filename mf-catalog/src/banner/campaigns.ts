import { bannerTexts } from './texts'

const { homeDecor, beauty, gadgets } = bannerTexts.campaigns

/** A slide of the banner. */
export interface Campaign {
  /** A 16:7 picture whose left side leaves room for text. */
  picture: string
  to: string
  title: string
  text: string
  link: string
}

/** The three campaigns (spec §9). The API has no campaigns, so their pictures are fixed here. */
export const campaigns: readonly Campaign[] = [
  { picture: '/media/v2-banner-0/640.webp', to: '/category?category=homedecor', ...homeDecor },
  { picture: '/media/v2-banner-1/640.webp', to: '/category?category=beauty', ...beauty },
  { picture: '/media/v2-banner-2/640.webp', to: '/category?category=gadghets', ...gadgets },
]
