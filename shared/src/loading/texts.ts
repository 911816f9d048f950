/** Texts of parts that load late. */
export const loadingTexts = {
  partMissing: 'This part of the page did not load',
  tryAgain: 'Try again',
  back: 'Back',
} as const
