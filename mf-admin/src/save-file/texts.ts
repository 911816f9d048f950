/** The texts of file exports. */
export const saveFileTexts = {
  save: 'Export as CSV',
  saved: 'The file is saved.',
  progress: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB so far` : `${(bytes / 1_000_000).toFixed(1)} MB so far`,
  cancel: 'Cancel',
  cancelled: 'The export is cancelled.',
} as const
