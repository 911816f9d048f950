/** The texts of override links. */
export const overrideTexts = {
  title: 'Open this version in my browser only',
  text: (name: string, version: string) =>
    `A link that opens ${name} ${version} in one browser only. A badge on the page shows the override and ends it.`,
  hours: 'Valid for',
  hour: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  make: 'Create the link',
  link: 'Link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: 'This browser does not allow copying. Select the link and copy it.',
  open: 'Open it here',
  until: (moment: string) => `Expires on ${moment}. Anyone with the link can open the version until then.`,
  failed: 'No link was created',
  close: 'Close',
} as const
