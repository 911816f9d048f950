import { tidyPath } from './tidy-path'

test.each([
  ['/cart/', '/cart'],
  ['/cart///', '/cart'],
  ['//', '/'],
  ['/details//42', '/details/42'],
])('%s becomes %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy)
})

test.each(['/', '/cart', '/product-detail/42'])('%s stays', (path) => {
  expect(tidyPath(path)).toBe(path)
})

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/%2f/evil.example/',
  '/details//evil.example',
  '/details/\\evil.example/',
])('%s never leaves the site', (path) => {
  const tidy = tidyPath(path)
  expect(new URL(tidy, 'https://shop.example').origin).toBe('https://shop.example')
  expect(tidy).toMatch(/^\/(?![/\\])/)
})
