/** The categories of spec §2, in its order: the keyword of `/category?category={keyword}` and the shown name. */
export const CATEGORIES = [
  { keyword: 'pills', name: 'Pill' },
  { keyword: 'clothing', name: 'Clothing' },
  { keyword: 'homedecor', name: 'Home Decor' },
  { keyword: 'beauty', name: 'Beauty' },
  { keyword: 'health', name: 'Health' },
  { keyword: 'drinks', name: 'Drinks' },
  { keyword: 'toys', name: 'Toys' },
  { keyword: 'jewelry', name: 'Jewelry' },
  { keyword: 'gadghets', name: 'Gadghets' },
  { keyword: 'automotive', name: 'Automotive' },
  { keyword: 'books', name: 'Books' },
  { keyword: 'Watch', name: 'Watch' },
  { keyword: 'tshirts', name: 'T-Shirts' },
  { keyword: 'kitchen', name: 'Kitchen' },
  { keyword: 'pets', name: 'Pets' },
  { keyword: 'baby', name: 'Baby' },
] as const
