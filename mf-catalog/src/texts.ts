/** Texts that several features share; each feature also has its own texts file. */
export const catalogTexts = {
  tagline: 'Online superium shoping center',
  home: 'Home',
  colour: 'Colour',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  keep: 'Keep it',
} as const
