/** The address of a category (spec §2). */
export const categoryPath = (keyword: string): string => `/category?category=${encodeURIComponent(keyword)}`
