import { join } from 'node:path'

// Other tests get a version that calls back at once (`packages/build/src/jest/after-paint.cjs`).
const { afterPaint } = jest.requireActual<typeof import('./after-paint')>(join(__dirname, 'after-paint.ts'))

let frames: (() => void)[]
beforeEach(() => {
  jest.useFakeTimers()
  frames = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)))
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.splice(id - 1, 1))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const paint = (): void => {
  for (const frame of frames.splice(0)) frame()
}

test('the callback runs in the task after the next frame', () => {
  const then = jest.fn()
  afterPaint(then)
  jest.runAllTimers()
  expect(then).not.toHaveBeenCalled()
  paint()
  expect(then).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(then).toHaveBeenCalledTimes(1)
})

test.each(['before the frame', 'after it'])('a callback that is cancelled %s does not run', (when) => {
  const then = jest.fn()
  const callOff = afterPaint(then)
  if (when === 'after it') paint()
  callOff()
  paint()
  jest.runAllTimers()
  expect(then).not.toHaveBeenCalled()
})
