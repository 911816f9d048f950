/** Texts of what a shop has earned. */
export const earningsTexts = {
  title: 'Your earnings',
  paid: 'Paid by buyers',
  paidNote: 'Superium has the money of these orders.',
  unpaid: 'Still to be paid',
  unpaidNote: 'Orders that are not paid in full yet. Cash counts once all of the order’s cash is confirmed.',
  counted:
    'Prices of the pieces that you have sold since your shop opened, without cancelled and returned ones, before tax, delivery and discounts. What Superium has transferred to you already is not listed here and not taken off.',
} as const
