import { affectedFiles } from './affected-files'

const graph = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([file, imported]) => [file, new Set(imported)]))
const tests = {
  unit: [
    'api/src/orders/a.test.ts',
    'api/src/orders/b.test.ts',
    'api/src/quotes/c.test.ts',
    'mf-cart/src/cart/d.test.tsx',
  ],
  browser: ['e2e/src/mf-cart/cart.spec.ts', 'e2e/src/shell/header.spec.ts'],
}

test('tests that import a changed file over any steps, and those beside it', () => {
  const imports = graph({
    'api/src/orders/a.test.ts': ['api/src/orders/place.ts'],
    'api/src/orders/place.ts': ['api/src/quotes/quote.ts'],
    'api/src/quotes/c.test.ts': [],
  })
  const { unit, browser } = affectedFiles(['api/src/quotes/quote.ts'], imports, tests)
  expect(unit).toEqual(['api/src/orders/a.test.ts', 'api/src/quotes/c.test.ts'])
  expect(browser).toEqual([])
})

test('a change in a remote affects its browser tests, and so does a change of one of them', () => {
  expect(affectedFiles(['mf-cart/src/cart/page.tsx'], graph({}), tests).browser).toEqual([tests.browser[0]])
  expect(affectedFiles(['e2e/src/shell/header.spec.ts'], graph({}), tests).browser).toEqual([tests.browser[1]])
})

test('changes are not followed through a file that puts the program together', () => {
  const everything = Array.from({ length: 12 }, (_, n) => `api/src/part-${n}/routes.ts`)
  const imports = graph({
    'api/src/routes.ts': everything,
    'api/src/orders/a.test.ts': ['api/src/routes.ts'],
  })
  expect(affectedFiles(['api/src/part-3/routes.ts'], imports, tests).unit).toEqual([])
  expect(affectedFiles(['api/src/routes.ts'], imports, tests).unit).toEqual(['api/src/orders/a.test.ts'])
})
