import { LARGEST, movedBy, scaledAt, toggledAt, WHOLE } from './picture-transform'

const phone = { width: 390, height: 700, side: 390 }

test('what lies under the fingers stays there', () => {
  const at = { x: 100, y: 0 }
  expect(scaledAt(WHOLE, 2, at, phone)).toEqual({ scale: 2, x: -100, y: 0 })
  expect(scaledAt({ scale: 2, x: -100, y: 0 }, 4, at, phone)).toEqual({ scale: 4, x: -300, y: 0 })
})

test('the scale has bounds', () => {
  expect(scaledAt(WHOLE, 9, { x: 0, y: 0 }, phone).scale).toBe(LARGEST)
  expect(scaledAt({ scale: 2, x: 30, y: 0 }, 0.3, { x: 0, y: 0 }, phone)).toEqual(WHOLE)
})

test('no edge of the picture leaves the edge of the screen', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: 900 }, phone)).toEqual({ scale: 2, x: 195, y: 40 })
  expect(movedBy(WHOLE, { x: 50, y: 50 }, phone)).toEqual(WHOLE)
})

test('a double tap enlarges at its point, another one shows the whole picture', () => {
  const once = toggledAt(WHOLE, { x: 60, y: 0 }, phone)
  expect(once).toEqual({ scale: 2.5, x: -90, y: 0 })
  expect(toggledAt(once, { x: 0, y: 0 }, phone)).toEqual(WHOLE)
})
