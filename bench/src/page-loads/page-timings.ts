import type { Page } from '@playwright/test'
import { cumulativeLayoutShift, totalBlockingTime } from './web-vitals'

/** A page's timings, in milliseconds since its navigation began. */
export interface PageTimings {
  fcp: number
  lcp: number
  lcpElement: string
  cls: number
  tbt: number
  /** 0 before hydration. */
  hydrated: number
  events: { name: string; startTime: number; duration: number }[]
}

interface Seen extends Omit<PageTimings, 'cls' | 'tbt'> {
  shifts: { startTime: number; value: number }[]
  longTasks: { startTime: number; duration: number }[]
}

/** Reads the entries that `page-observer.js` has recorded so far. */
export async function readPageTimings(page: Page): Promise<PageTimings> {
  const { shifts, longTasks, ...seen } = (await page.evaluate('window.superiumBench')) as Seen
  return { ...seen, cls: cumulativeLayoutShift(shifts), tbt: totalBlockingTime(longTasks, seen.fcp) }
}
