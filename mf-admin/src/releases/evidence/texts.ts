import { count } from '../words'

/** The texts of the evidence for and against a canary. */
export const evidenceTexts = {
  chart: (name: string, version: string, failed: string, baseline: string) =>
    `Page views and failures of ${name} ${version} over time: ${failed}; ${baseline}. The table below says the same.`,
  failed: (share: string, views: number) =>
    `${share} failed of ${views === 1 ? '1 page view' : `${count(views)} page views`}`,
  baseline: (share: string, of: string | null) =>
    of === null ? `baseline ${share} (earlier versions)` : `baseline ${share} (${of})`,
  noBaseline: 'no baseline yet',
  part: (moment: string, views: number, failed: number) =>
    `${moment}: ${count(views)} page views, ${count(failed)} failed`,
  views: (most: number) => (most === 1 ? '1 view' : `${count(most)} views`),
  share: (most: string) => `${most} failed`,
  asTable: 'As a table',
  table: (name: string, version: string) => `Page views and failures of ${name} ${version} as a table`,
  from: (duration: string) => `${duration} from`,
  pageViews: 'Page views',
  failures: 'Failed',
  count: (value: number) => count(value),
} as const
