/** Texts of the home page (spec §2). */
export const homeTexts = {
  categoryStrip: 'Shop by category',
  featuredCategory: 'Featured Category',
  categories: 'Categories',
  recommended: {
    title: 'Recommended For You',
    label: 'Recommendations',
    more: (tab: string) => `See all: ${tab}`,
    failed: 'These products could not be loaded.',
    empty: 'No product here yet.',
  },
  empty: { title: 'Nothing is for sale yet', text: 'The first products are on their way. Please come back soon.' },
} as const
