import { listed } from './words'

/** The texts shared by the whole releases page; each section's own are in its folder. */
export const releaseTexts = {
  title: 'Releases',
  asOf: (moment: string, revision: number) => `Revision ${revision}, as of ${moment}. Updates automatically.`,
  refresh: 'Refresh',
  stale: (moment: string) => `Showing the data of ${moment}.`,
  unreachable: 'The site did not answer. Check the connection.',
  odd: (reason: string) => `The site sent an unexpected answer: ${reason}.`,
  refused: (status: number) => `The site answered with status ${status}.`,
  signedOut: 'Your session has ended. Sign in again.',
  healthMissing: 'Failures and web vitals could not be loaded. The live versions are correct.',
  none: 'Nothing is live yet',
  noneText: 'The first release will be listed here.',
  rolledBackAutomatically: (names: string[]) =>
    `${listed(names)} ${names.length === 1 ? 'was' : 'were'} rolled back automatically`,
  rampStopped: (names: string[]) => `The ramp of ${listed(names)} stopped by itself`,
  rollbackNotPossible: 'An automatic rollback was not possible',
} as const
