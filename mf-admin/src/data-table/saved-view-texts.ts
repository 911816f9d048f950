/** The texts of saved views. */
export const savedViewTexts = {
  label: 'Saved views',
  all: 'All',
  save: 'Save this view',
  saveTitle: 'Save this view',
  saveText: 'Search, filters and order of this list, for you on every device. The same name replaces a view.',
  name: 'Name of the view',
  confirm: 'Save view',
  cancel: 'Not now',
  needed: 'Give it a name.',
  saved: (name: string) => `View saved: ${name}`,
  remove: (name: string) => `Remove the view ${name}`,
  removed: (name: string) => `View removed: ${name}`,
  undo: 'Undo',
  failed: 'Saved views could not be loaded.',
  tryAgain: 'Try again',
} as const
