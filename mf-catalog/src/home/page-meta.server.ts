import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture } from '@superium/shared/ui'
import { campaignsOf } from '../banner/campaigns'
import { SLIDE_SIZES } from '../banner/slide-sizes'
import { catalogTexts } from '../texts'
import type { HomeData } from './loader'

/** Title and JSON-LD (Organization, WebSite with its search) of the home page. */
export const meta: NonNullable<RouteHandle<HomeData>['meta']> = ({ categories }, { url }) => {
  const { origin } = url
  return {
    title: catalogTexts.tagline,
    canonical: '/',
    pictures: criticalPicture(campaignsOf(categories)[0]?.picture, SLIDE_SIZES, 640),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Superium',
        url: origin,
        logo: `${origin}/icon-512.png`,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Superium',
        url: origin,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/category?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
