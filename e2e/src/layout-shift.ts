import type { Page } from '@playwright/test'

/** The sum of the page's layout shifts so far that no input caused. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    let sum = 0
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput } of entries as Shift[]) if (!hadRecentInput) sum += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What has just changed is laid out in the next frame, and counted as a shift in the one after.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    add(observer.takeRecords())
    observer.disconnect()
    return sum
  })
