import { listed, minutesText, percent } from '../words'

/** The texts of ramps. */
export const rampTexts = {
  start: 'Ramp up',
  startLabel: (name: string, version: string) => `Ramp up ${name} ${version} step by step`,
  startTitle: (name: string, version: string) => `Ramp up ${name} ${version}`,
  steps: 'Per cent of visitors, step by step',
  stepsHint: 'Up to 20 whole numbers from 1 to 100, each above the one before.',
  presets: 'Suggested steps',
  every: 'Time between two steps',
  own: 'another time',
  minutes: 'Minutes between two steps',
  minutesHint: 'From 1 to 10080 (7 days).',
  reached: (version: string, traffic: number) =>
    `${version} gets ${percent(traffic)} of visitors already. Name a larger share.`,
  firstNow: (version: string, traffic: number) => `${version} goes to ${percent(traffic)} of visitors now.`,
  firstLater: (version: string, now: number, first: number, every: string) =>
    `${version} stays at ${percent(now)} of visitors for ${every} and then goes to ${percent(first)}.`,
  afterwards: (shares: number[], every: string) => `Then to ${listed(shares.map(percent))}, ${every} after each step.`,
  stays: (traffic: number) => `It stays at ${percent(traffic)} until somebody decides.`,
  byItself:
    'The site takes the steps, whether this page is open or not. It stops by itself when the version fails more often than the one for everybody, and when somebody rolls back or changes the share.',
  confirm: 'Start the ramp',
  startedToast: (name: string, version: string) => `The ramp of ${name} ${version} has started`,
  region: (name: string, version: string) => `Ramp of ${name} ${version}`,
  running: 'Ramp',
  nextAt: (traffic: number) => `${percent(traffic)} at`,
  due: (traffic: number) => `${percent(traffic)} within a minute`,
  pausedBefore: (traffic: number) =>
    `Paused before ${percent(traffic)}. After going on, a whole interval passes first.`,
  list: 'Steps',
  done: 'done',
  now: 'now',
  next: 'next',
  later: 'later',
  everyMinutes: (minutes: number) => `one step every ${minutesText(minutes)}`,
  duration: (minutes: number) => minutesText(minutes),
  startedBy: 'started by',
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
  stopHint: 'The canary keeps its share',
  toasts: { pause: 'is paused', resume: 'goes on', stop: 'is stopped' },
  changed: (name: string, version: string, what: string) => `The ramp of ${name} ${version} ${what}`,
  notChanged: 'Nothing was changed',
} as const
