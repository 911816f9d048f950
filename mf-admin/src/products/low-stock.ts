/** The highest stock that counts as low, as on the dashboard. */
export const LOW_STOCK = 5
