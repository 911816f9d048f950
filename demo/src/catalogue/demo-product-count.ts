/** The products of the demo shop: 36 in each of the 16 categories. */
export const DEMO_PRODUCT_COUNT = 576
