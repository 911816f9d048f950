import { changeOf } from './change-of'

test.each([
  [150, 100, { direction: 'up', percent: 50 }],
  [50, 100, { direction: 'down', percent: 50 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [0, 0, { direction: 'same', percent: 0 }],
  [5, 0, { direction: 'up', percent: null }],
  [null, 100, null],
  [100, null, null],
] as const)('%p after %p is %p', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})
