/** Texts of the choice about analytics. */
export const analyticsTexts = {
  title: 'Privacy choices',
  question:
    'May we measure with Google Analytics which pages and products are looked at and bought? It sets cookies. We show no advertising, and the shop works the same either way.',
  now: { granted: 'You have accepted.', denied: 'You have declined.' },
  refused: 'Your browser asks not to be tracked, so nothing is measured here.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
} as const
