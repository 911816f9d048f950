import { asSentence, listed, percent } from '../words'

/** The texts of promoting, rolling back, and making a version live. */
export const decideTexts = {
  promote: (version: string) => `Promote ${version}`,
  rollback: (version: string) => `Roll back to ${version}`,
  promoteTitle: (name: string, version: string) => `Promote ${name} ${version}?`,
  rollbackTitle: (name: string, version: string) => `Roll ${name} back to ${version}?`,
  liveTitle: (name: string, version: string) => `Make ${name} ${version} live`,
  whatHappens: 'What will happen',
  promoted: (version: string, traffic: number, before: string) =>
    `${version} goes from ${percent(traffic)} to all visitors and replaces ${before}.`,
  canaryEnds: (version: string, traffic: number, stable: string) =>
    `The canary ${version} (${percent(traffic)} of visitors) ends. Everybody gets ${stable}.`,
  goesBack: (version: string, before: string) => `Everybody gets ${before} instead of ${version}.`,
  forAll: (version: string, before: string) => `${version} goes to all visitors and replaces ${before}.`,
  forSome: (version: string, traffic: number, stable: string) =>
    `${version} goes to ${percent(traffic)} of visitors as a canary, the same ones each time. The others keep ${stable}.`,
  takenBack: (version: string, moment: string, why: string) =>
    `${version} was taken back on ${moment}${why ? `: ${asSentence(why)}` : '.'} You make it live again.`,
  takenBackBefore: (version: string) => `${version} was taken back before. You make it live again.`,
  forced: (version: string, check: string) =>
    `${version} was released with --force although it failed a check, so 10 % of visitors is the most that it may get: ${check}`,
  together: 'Roll back together',
  togetherTitle: 'Together, in one step, everybody gets',
  togetherLabel: (versions: string[]) => `Roll back together: ${listed(versions)}`,
  canaryReplaced: (version: string) => `The canary ${version} ends.`,
  openPages: 'This applies from the next page load; open pages keep their version. The old version stays in the store.',
  traffic: 'Per cent of visitors',
  trafficHint: '1 to 99 starts a canary; 100 means all visitors.',
  trafficWrong: 'Per cent of visitors is a whole number from 1 to 100',
  why: 'Reason',
  whyHint: 'Shown in the history to everybody who can open this page.',
  cancel: 'Cancel',
  confirmPromote: 'Promote',
  confirmRollback: 'Roll back',
  confirmLive: 'Make live',
  failed: 'Nothing was changed',
  unknown: 'The outcome is unknown',
  done: { promote: 'is promoted', rollback: 'is rolled back', live: 'is live' },
  promotedToast: (name: string, version: string) => `${name} ${version} is live for everybody`,
  rolledBackToast: (name: string, version: string) => `${name} is back at ${version}`,
  rolledBackTogetherToast: (versions: string[]) => `Rolled back together: ${listed(versions)}`,
  liveToast: (name: string, version: string, traffic: number) =>
    `${name} ${version} is live for ${percent(traffic)} of visitors`,
  tooLate: (name: string, version: string) =>
    `${name} ${version} is no longer live: somebody else was faster. The page shows the current state.`,
} as const
