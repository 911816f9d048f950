/** The texts of the contact form; spec §5 fixes some of them word for word. */
export const contactTexts = {
  fields: {
    name: 'Your name',
    email: 'Email',
    topic: 'What is it about?',
    orderNumber: 'Order number (optional)',
    message: 'Message',
  },
  choose: 'Choose a topic',
  topics: {
    order: 'An order',
    delivery: 'Delivery',
    payment: 'Payment',
    return: 'A return',
    product: 'A product',
    other: 'Something else',
  },
  problems: {
    name: 'Name is required',
    email: 'Email is required',
    invalidEmail: 'Invalid email address',
    topic: 'Topic is required',
    message: 'Message is required',
  },
  send: 'Send message',
  failed: 'Your message was not sent.',
  kept: 'What you wrote is still here.',
  another: 'Write another message',
} as const
