/** Texts of a field for one file. */
export const fileTexts = {
  choose: 'Choose a file',
  change: 'Choose another file',
  drop: (hint: string) => `or drop it here: ${hint}`,
  chosen: (name: string, bytes: number) =>
    `${name} (${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} kB)`,
} as const
