export const saleTexts = {
  more: 'SHOP MORE',
  endsIn: 'Ends in',
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
} as const
