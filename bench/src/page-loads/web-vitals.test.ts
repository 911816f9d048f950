import { cumulativeLayoutShift, totalBlockingTime } from './web-vitals'

describe('cumulativeLayoutShift', () => {
  it('is the largest window, not the sum of all', () => {
    const shifts = [
      { startTime: 100, value: 0.1 },
      { startTime: 900, value: 0.05 },
      { startTime: 3_000, value: 0.12 },
    ]
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.15)
  })

  it('ends a window after five seconds', () => {
    const shifts = Array.from({ length: 8 }, (_, index) => ({ startTime: index * 900, value: 0.1 }))
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.6)
  })

  it('is 0 of a page that stands still', () => {
    expect(cumulativeLayoutShift([])).toBe(0)
  })
})

describe('totalBlockingTime', () => {
  it('counts what tasks take beyond 50 ms, from the first paint on', () => {
    const tasks = [
      { startTime: 0, duration: 400 },
      { startTime: 500, duration: 80 },
      { startTime: 700, duration: 50 },
    ]
    expect(totalBlockingTime(tasks, 450)).toBe(30)
  })
})
