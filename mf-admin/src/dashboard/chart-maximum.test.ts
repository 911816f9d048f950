import { chartMaximum } from './chart-maximum'

test.each([
  [0, 0],
  [1, 1],
  [180, 200],
  [201, 250],
  [999, 1000],
  [1000, 1000],
  [7321.5, 10_000],
])('the scale for %d ends at %d', (highest, ceiling) => {
  expect(chartMaximum(highest)).toBe(ceiling)
})
