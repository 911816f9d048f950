/** The condition of new goods, in the words of spec §2; a feed calls it `new`. */
export const NEW_CONDITION = 'New Product'
