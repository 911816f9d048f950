/** Texts of the override badge; separate from the shell's texts, which are in everybody's first files. */
export const overrideTexts = {
  label: 'Override',
  title: 'Only in this browser:',
  until: 'until',
  time: (until: number) =>
    new Date(until).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
  leave: 'Leave',
} as const
