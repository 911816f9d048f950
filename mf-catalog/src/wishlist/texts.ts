export const wishlistTexts = {
  addToWishlist: (name: string) => `Add ${name} to the wishlist`,
  removeFromWishlist: (name: string) => `Remove ${name} from the wishlist`,
  opening: 'Opening the product',
} as const
