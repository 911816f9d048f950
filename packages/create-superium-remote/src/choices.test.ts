import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Choices, problemOf, RESERVED } from './choices'

test.each<[keyof Choices, string]>([
  ['name', 'mf-gift'],
  ['name', 'mf-gift-cards2'],
  ['team', 'Gift'],
  ['team', 'Équipe Cadeau 2'],
  ['route', '/gift'],
  ['route', '/gift/cards-2'],
])('%s %s is fine', (choice, value) => {
  expect(problemOf(choice, value)).toBeUndefined()
})

test.each<[keyof Choices, string, string]>([
  ['name', '', 'The name must look like mf-gift'],
  ['name', '../gift', 'It is not "../gift".'],
  ['name', 'mf-Gift', 'lower-case letters'],
  ['name', 'shell', 'The name must look like mf-gift'],
  ['name', `mf-${'g'.repeat(40)}`, 'The name has 43 characters, and 41 are allowed.'],
  ['team', "O'Neill", 'The team must look like Gift'],
  ['route', 'gift', 'it starts with a slash'],
  ['route', '/', 'The route must look like /gift'],
  ['route', '/Gift', 'lower-case letters'],
  ['route', '/gift/:id', 'The route must look like /gift'],
  ['route', '/api/gift', "The route /api/gift is reserved: the site's server answers /api itself."],
])('%s %s is refused', (choice, value, message) => {
  expect(problemOf(choice, value)).toContain(message)
})

test("what is reserved is what the site's server answers itself", () => {
  const source = readFileSync(join(__dirname, '../../../edge/src/site/reserved-paths.ts'), 'utf8')
  const [, list = ''] = /RESERVED_PATHS = \[([\s\S]*?)^\]/m.exec(source) ?? []
  const firstParts = [...list.matchAll(/'([a-z0-9-]+)'/g)].map(([, part]) => part)
  expect(RESERVED).toEqual([...new Set(firstParts)].sort())
})
