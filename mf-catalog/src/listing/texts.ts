import { formatNumber } from '../format/format-number'

/** The most products that paging reaches; a larger estimate is shown as "20,000+". */
const MOST_SHOWN = 20_000

/** A count that may be an estimate. */
export const about = (count: number, exact: boolean): string => `${exact ? '' : 'about '}${formatNumber(count)}`

const size = (count: number, exact: boolean): string =>
  exact || count < MOST_SHOWN ? about(count, exact) : `${formatNumber(count)}+`

/** Texts of the listing; spec §2 fixes most of them, misspellings included. */
export const listingTexts = {
  title: 'Choice your favirote Brands',
  allProducts: 'All products',
  audiences: { men: 'Men', women: 'Women', kids: 'Kids', unisex: 'Unisex' },
  resultsFor: (search: string) => `Results for “${search}”`,
  categoryDescription: (name: string) => `${name} at Superium: compare prices, ratings and stock.`,
  filter: 'Filter',
  filters: 'Filters',
  showResults: (count: number, exact: boolean) => `Show ${listingTexts.found(count, exact)}`,
  showProducts: 'Show products',
  anyRating: 'Any',
  brands: 'Brands',
  brand: 'Brand',
  colour: 'Colour',
  variantSize: 'Size',
  inSize: (size: string) => (/^size/i.test(size) ? size : `Size ${size}`),
  availability: 'Availability',
  price: 'Price',
  priceRanges: 'Price ranges',
  rating: 'Rating',
  starsAndUp: (stars: number) => (stars === 1 ? '1 star and up' : `${stars} stars and up`),
  andUp: '& up',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  found: (count: number, exact: boolean) => (count === 1 ? '1 product' : `${size(count, exact)} products`),
  changeFailed: 'The list could not be changed',
  changeFailedHint: 'It still shows the previous products.',
  corrected: (meant: string) => `Showing results for “${meant}”.`,
  asTyped: (typed: string) => `Search for “${typed}” instead`,
  relaxed: (typed: string, found: string) => `Nothing matches all of “${typed}”. Showing results for “${found}”.`,
  near: 'Close to what you typed',
  popular: 'Popular right now',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  andAbove: 'and above',
  show: 'Show',
  sortBy: 'Sort By',
  sorts: {
    default: 'Default',
    cheapest: 'Price (Low - High)',
    dearest: 'Price (High - Low)',
    relevance: 'Relevance',
    newest: 'Newest',
    'top-rated': 'Top rated',
    'best-selling': 'Best selling',
  },
  active: 'Active filters',
  clearAll: 'Clear all',
  loading: 'Loading products',
  products: 'Products',
  empty: 'No product found in the category.',
  nothingYetHint: 'The first products are on their way.',
  emptyHint: 'Try a wider price range or fewer filters.',
  searchHint: 'Check the spelling, or search for fewer or other words.',
  returnToShop: 'RETURN TO SHOP',
  entries: (from: number, to: number, count: number, exact: boolean) =>
    `Showing ${formatNumber(from)} to ${formatNumber(to)} of ${size(count, exact)} entries`,
} as const
