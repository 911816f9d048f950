/** The highest stock that counts as low, the same as on the dashboard. */
export const LOW_STOCK = 5
