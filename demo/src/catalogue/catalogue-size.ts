/** How many products the demo shop has: 36 in each of the 16 categories. */
export const DEMO_PRODUCTS = 576
