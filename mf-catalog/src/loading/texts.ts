export const loadingTexts = {
  partFailed: 'This part could not be loaded.',
  /** Logged in the words of spec §8. */
  log: { apiError: 'Failed to fetch products', failed: 'Error while fetching products' },
} as const
