/** Texts of the UI kit. */
export const uiTexts = {
  regularPrice: 'Regular price',
  from: 'From',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  quantity: 'Quantity',
  allowedQuantity: (maximum: number) => {
    if (maximum <= 1) return 'Only 1 is possible here'
    return Number.isFinite(maximum) ? `Type a whole number from 1 to ${maximum}` : 'Type a whole number of at least 1'
  },
  onlyLeft: (stock: number) => (stock === 1 ? 'Only 1 left' : `Only ${stock} left`),
  remove: (label: string) => `Remove ${label}`,
  close: 'Close',
  breadcrumbs: 'Breadcrumbs',
  rating: (value: number) => `${value.toFixed(1)} out of 5 stars`,
  reviews: (count: number) => `Reviews: (${count})`,
  tryAgain: 'Try again',
  dark: 'Dark theme',
  totals: {
    subtotal: 'Subtotal',
    discount: (coupon: string) => (coupon ? `Discount (${coupon})` : 'Discount'),
    coupon: (coupon: string) => `Coupon ${coupon}`,
    freeShipping: 'Free shipping',
    estimate: { shipping: 'Shipping estimate', tax: 'Tax estimate' },
    charged: { shipping: 'Shipping', tax: 'Tax' },
    total: 'Order total',
  },
} as const
