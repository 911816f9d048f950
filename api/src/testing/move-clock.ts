/** What goes on as it is while the clock is moved. */
const UNTOUCHED = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
]

/** Sets this process's clock so many minutes ahead of the true time, or back; it stands still until `jest.useRealTimers()`. */
export function moveClock(minutes: number): void {
  jest.useRealTimers()
  jest.useFakeTimers({ now: Date.now() + minutes * 60_000, doNotFake: UNTOUCHED })
}
