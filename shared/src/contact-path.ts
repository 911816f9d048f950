/** The address of the contact form, filled in with a message about the return of an order. */
export const returnContactPath = (orderNumber: string): string =>
  `/help?${new URLSearchParams({ topic: 'return', order: orderNumber })}#contact`
