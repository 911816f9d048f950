/** What the badge says; apart from the shell's other texts, since those are in everybody's first files. */
export const overrideTexts = {
  label: 'Override',
  title: 'Only in this browser:',
  until: 'until',
  time: (until: number) => new Date(until).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  leave: 'Leave',
} as const
