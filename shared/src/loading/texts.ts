/** Texts of parts that load late or again. */
export const loadingTexts = {
  partMissing: 'This part of the page did not load',
  tryAgain: 'Try again',
  back: 'Back',
  old: 'The page could not be reloaded. What it shows may be out of date.',
} as const
