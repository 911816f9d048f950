/** An active product with at most this stock counts as low on stock. */
export const LOW_STOCK = 5
