/** Texts of a report to the shop itself. */
export const reportTexts = {
  report: 'Report',
  reported: 'Reported',
  title: 'Report to Superium',
  text: 'We look at it and decide whether it stays. You can report a text once.',
  reason: 'Why should we look at it?',
  required: 'A reason is required',
  send: 'Report',
  cancel: 'Cancel',
  done: 'Thank you. We will look at it.',
} as const
