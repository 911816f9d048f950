import { lastPage, pageButtons } from './page-buttons'

test.each([
  [0, 5, 0],
  [5, 5, 0],
  [6, 5, 1],
  [42, 20, 2],
])('%d entries in pages of %d end on page %d', (count, size, last) => {
  expect(lastPage(count, size)).toBe(last)
})

test.each([
  [0, 0, [0]],
  [0, 1, [0, 1]],
  [0, 9, [0, 1, 2]],
  [4, 9, [3, 4, 5]],
  [9, 9, [7, 8, 9]],
])('on page %d of 0 to %d the buttons are %j', (page, last, buttons) => {
  expect(pageButtons(page, last)).toEqual(buttons)
})
