import { maximumZoom, moved, squareOf, wholeView, within, zoomed } from './crop-geometry'

const photo = { width: 1200, height: 600 }

test('a picture opens with the whole of its shorter side, centred', () => {
  expect(squareOf(photo, wholeView(photo))).toEqual({ left: 300, top: 0, side: 600 })
})

test('the zoom leaves at least 300 pixels, and stays around the middle', () => {
  expect(maximumZoom(photo)).toBe(2)
  expect(squareOf(photo, zoomed(photo, wholeView(photo), 9))).toEqual({ left: 450, top: 150, side: 300 })
  expect(maximumZoom({ width: 300, height: 400 })).toBe(1)
})

test('the picture never leaves the square', () => {
  expect(squareOf(photo, moved(photo, wholeView(photo), 5, 5))).toEqual({ left: 0, top: 0, side: 600 })
  expect(squareOf(photo, moved(photo, wholeView(photo), -5, -5))).toEqual({ left: 600, top: 0, side: 600 })
  const near = moved(photo, zoomed(photo, wholeView(photo), 2), -9, -9)
  expect(squareOf(photo, within(photo, { ...near, zoom: 1 }))).toEqual({ left: 600, top: 0, side: 600 })
})
