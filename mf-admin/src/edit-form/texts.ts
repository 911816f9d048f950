/** What is asked before unsaved changes of a form are lost. */
export const leaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  stay: 'Stay',
  leave: 'Leave',
} as const
