import { render } from '@testing-library/react'
import { HighlightedText } from './highlighted-text'

const html = (text: string, ranges: number[][]) =>
  render(<HighlightedText text={text} ranges={ranges} />).container.innerHTML

test('marks the ranges and leaves the rest as text', () => {
  expect(
    html('Diver watch, navy', [
      [0, 3],
      [6, 11],
    ]),
  ).toBe('<mark>Div</mark>er <mark>watch</mark>, navy')
  expect(html('<img src=x>', [[0, 4]])).toBe('<mark>&lt;img</mark> src=x&gt;')
})

test('omits overlapping ranges and ranges beyond the text', () => {
  expect(html('A tin', [[2, 30]])).toBe('A <mark>tin</mark>')
  expect(html('A tin', [[9, 12]])).toBe('A tin')
  expect(
    html('tins', [
      [0, 3],
      [1, 4],
    ]),
  ).toBe('<mark>tin</mark>s')
})
