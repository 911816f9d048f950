/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transformSync } from '@swc/core'

const require_ = createRequire(__filename)
const unusedRouterParts: (source: string) => string = require(join(__dirname, 'router.cjs'))
const production = join(dirname(require_.resolve('react-router/package.json')), 'dist/production')
const sources = readdirSync(production)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(production, name), 'utf8'))

type Router = ReturnType<typeof import('react-router-dom').createMemoryRouter>

/** React Router as the browser's build has it. */
function smallRouter(): typeof import('react-router-dom') {
  const [source = ''] = sources.filter((one) => unusedRouterParts(one) !== one)
  const { code } = transformSync(unusedRouterParts(source).replaceAll('import.meta', '({})'), {
    module: { type: 'commonjs' },
  })
  const module = { exports: {} }
  new Function('module', 'exports', 'require', code)(module, module.exports, require_)
  return module.exports as typeof import('react-router-dom')
}

const { createMemoryRouter, redirect, isRouteErrorResponse } = smallRouter()

async function settled(router: Router): Promise<Router['state']> {
  while (router.state.navigation.state !== 'idle' || !router.state.initialized) await new Promise(setImmediate)
  return router.state
}

const start = (path: string) =>
  createMemoryRouter(
    [
      {
        path: '/',
        id: 'home',
        children: [
          { path: 'books/:id', id: 'book', loader: ({ params }) => `book ${params.id}`, action: () => 'bought' },
          { path: 'old', loader: () => redirect('/books/2') },
          { path: 'lazy', id: 'lazy', lazy: async () => ({ loader: () => 'late' }) },
          { path: 'broken', id: 'broken', hasErrorBoundary: true, loader: () => Promise.reject(new Error('no API')) },
        ],
      },
    ],
    { initialEntries: [path] },
  ).initialize()

test('one file of the package has the router', () => {
  expect(sources.filter((source) => unusedRouterParts(source) !== source)).toHaveLength(1)
})

test('pages load their data, are redirected, come late and fail as with the whole router', async () => {
  const router = start('/books/1')
  expect((await settled(router)).loaderData).toEqual({ book: 'book 1' })
  await router.navigate('/old')
  expect(router.state).toMatchObject({ location: { pathname: '/books/2' }, loaderData: { book: 'book 2' } })
  await router.navigate('/lazy')
  expect(router.state.loaderData).toEqual({ lazy: 'late' })
  await router.navigate('/broken')
  expect(router.state.errors).toEqual({ broken: new Error('no API') })
  await router.navigate('/nowhere')
  expect(Object.values(router.state.errors ?? {}).map(isRouteErrorResponse)).toEqual([true])
  await router.navigate(-3)
  await settled(router)
  expect(router.state.location.pathname).toBe('/books/2')
})

test('a revalidation loads again, and a blocker keeps the visitor', async () => {
  const router = start('/books/1')
  await settled(router)
  await router.revalidate()
  expect(router.state.loaderData).toEqual({ book: 'book 1' })
  router.getBlocker('unsaved', () => true)
  await router.navigate('/lazy')
  expect(router.state.location.pathname).toBe('/books/1')
  expect(router.state.blockers.get('unsaved')?.state).toBe('blocked')
})

test('what was taken out says so', async () => {
  const router = start('/books/1')
  await settled(router)
  await expect(router.fetch('key', 'home', '/books/2')).rejects.toThrow("This site's router has no fetch2.")
})

test('a router in another form fails the build', () => {
  expect(() => unusedRouterParts('function createRouter(init) {\n}')).toThrow('Upgrade')
})
