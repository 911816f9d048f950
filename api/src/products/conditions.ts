/** The condition of new goods, as spec §2 words it; a product feed calls it `new`. */
export const NEW_CONDITION = 'New Product'
