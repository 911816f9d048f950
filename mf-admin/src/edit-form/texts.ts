/** The texts of the question before unsaved changes are lost. */
export const leaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  stay: 'Stay',
  leave: 'Leave',
} as const
