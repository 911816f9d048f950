export const addToCartTexts = {
  addToCart: 'Add to cart',
  quantity: 'Quantity',
  allInCart: (stock: number) => `All ${stock} in stock are already in your cart.`,
  fewerAdded: (added: number) => `Only ${added} could be added; no more are in stock.`,
  cartFull: 'Your cart holds 100 products, which is all it can. Order or remove one first.',
  soldOut: (variant?: string) => `${variant ?? 'This product'} is currently sold out.`,
  announced: 'This product is announced and cannot be ordered yet.',
  announcedFor: (day: string) => `Announced for ${day}. It cannot be ordered yet.`,
  preOrder: 'You can order this product before it is released.',
  preOrderFor: (day: string) => `Released on ${day}. Order it now: it is sent to you from that day on.`,
} as const
