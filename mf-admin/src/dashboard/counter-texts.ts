/** The texts of the demo counter. */
export const counterTexts = {
  title: 'Demo counter',
  text: 'Counts clicks and warns when there are too many.',
  count: 'Present count',
  add: 'Count up',
  alert: (count: number) => `Count is dangerously high Present Count = ${count}`,
} as const
