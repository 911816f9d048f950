/** Texts that all e-mails share. */
export const mailTexts = {
  shop: 'Superium',
  times: (quantity: number) => `${quantity} ×`,
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  picture: (name: string) => `Picture of ${name}`,
  help: 'Questions? We are glad to help:',
  unsubscribe: 'Unsubscribe',
} as const
