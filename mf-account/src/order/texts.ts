import { RETURN_WINDOW_DAYS } from '@superium/shared/constants'
import { orderReturnsTexts } from '@superium/shared/orders'

/** Texts of an order's page, its returns, and the buyer's changes. */
export const orderPageTexts = {
  title: (number: string) => `Order #${number}`,
  breadcrumb: 'Order',
  unknown: 'There is no such order in your account.',
  next: {
    Pending: 'The shop checks your order and confirms it. Each step appears on this page.',
    Confirmed: 'Your order is confirmed and is being packed.',
    partly: 'A part of your order is on its way; the rest is being packed.',
    Shipped: 'All of your order is on its way.',
    Delivered: `Your order was delivered. You can ask to return it within ${RETURN_WINDOW_DAYS} days of the delivery.`,
    Cancelled: 'This order is cancelled. Its products went back into the shop.',
    'Return requested': 'The shop looks at your return and answers on this page.',
    sendBack: 'Your return is accepted. Send the products as it says below.',
    Returned: 'Your return is complete.',
  },
  products: 'Products',
  timeline: 'What happened so far',
  paymentTitle: 'Payment',
  parcels: 'Parcels',
  leaveReview: 'Leave review',
  reviewLater: 'You can review it once it has been delivered.',
  leaveReviewOf: (name: string) => `Leave review of ${name}`,
  returns: 'Returns',
  changes: {
    all: 'Choose everything',
    ofPieces: (count: number) => (count === 1 ? '(1 piece)' : `(${count} pieces)`),
    howMany: (name: string) => `Pieces of ${name}`,
    reason: 'Reason',
    choose: 'Choose a reason',
    details: 'Details (optional)',
    noPieces: 'Choose what it is about.',
    noReason: 'Choose a reason.',
    noRefund: 'Nothing is paid back, because nothing was paid for these items.',
    refundUnknown: 'What you get back could not be calculated at the moment.',
    // The server refuses what was sent twice.
    noAnswer: (why: string) =>
      `${why} Your request has probably not arrived. Send it again when you are connected; it counts only once.`,
    cancel: {
      open: 'Cancel items',
      title: 'Cancel items of this order?',
      which: 'What do you want to cancel?',
      reasons: ['Ordered by mistake', 'Found a better price', 'Takes too long', 'No longer needed', 'Another reason'],
      text: 'Cancelled items do not come back into this order.',
      refund: (amount: string) => `You get ${amount} back.`,
      keep: 'Keep the order',
      confirm: 'Cancel these items',
      done: 'The items are cancelled.',
    },
    return: {
      open: 'Return items',
      title: 'Return items of this order?',
      which: 'What do you want to return?',
      refund: orderReturnsTexts.refund.requested,
      text: 'The shop looks at your request and answers on this page. Of an order in several parcels, only what has arrived can be returned.',
      keep: 'Not now',
      confirm: 'Request the return',
      done: 'Your return is requested.',
    },
  },
} as const
