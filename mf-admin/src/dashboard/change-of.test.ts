import { changeOf } from './change-of'

test.each([
  [150, 100, { direction: 'up', percent: 50 }],
  [50, 100, { direction: 'down', percent: 50 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [0, 0, { direction: 'same', percent: 0 }],
  [100_001, 100_000, { direction: 'up', percent: 1 }],
  [999, 1000, { direction: 'down', percent: 1 }],
  [5, -10, { direction: 'up', percent: null }],
  [-5, 0, { direction: 'down', percent: null }],
  [5, 0, { direction: 'up', percent: null }],
  [null, 100, null],
  [100, null, null],
] as const)('%p after %p is %p', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})
