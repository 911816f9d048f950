/** The texts of the messages page, which load with it only. */
export const messageTexts = {
  title: 'Messages',
  received: 'Received',
  from: 'From',
  email: 'E-mail',
  topic: 'About',
  topics: {
    order: 'An order',
    delivery: 'Delivery',
    payment: 'Payment',
    return: 'A return',
    product: 'A product',
    other: 'Something else',
  },
  order: (number: string) => `Order as typed: ${number}`,
  message: 'Message',
  state: 'State',
  all: 'All',
  states: { new: 'New', done: 'Done' },
  markDone: { label: 'Mark as done', of: (name: string) => `Mark the message of ${name} as done` },
  markNew: { label: 'Mark as new', of: (name: string) => `Mark the message of ${name} as new` },
  answer: (name: string) => `Write to ${name}`,
} as const
