import { makeTree } from '../testing/make-tree'
import { brokenBorders } from './broken-borders'

const manifest = (name: string, dependencies: Record<string, string> = {}) =>
  JSON.stringify({ name: `@superium/${name}`, dependencies: { '@superium/shared': '1.0.0', ...dependencies } })

/** A repository that breaks no import rule, plus these files. */
const workspace = (files: Record<string, string> = {}) =>
  makeTree({
    'package.json': '{"devDependencies":{"@rspack/core":"2","@testing-library/react":"16"}}',
    'shell/package.json': manifest('shell', { react: '19' }),
    'mf-cart/package.json': manifest('mf-cart', { react: '19', '@superium/build': '1' }),
    'mf-admin/package.json': manifest('mf-admin'),
    'shared/package.json': '{"name":"@superium/shared","dependencies":{"react":"19"}}',
    'api/package.json': manifest('api', { pg: '8' }),
    'demo/package.json': manifest('demo', { '@superium/api': '1', pg: '8' }),
    'edge/package.json': manifest('edge'),
    'tools/package.json': manifest('tools'),
    'mf-cart/src/routes.tsx':
      "import { useState } from 'react'\nimport { money } from '@superium/shared/money'\nimport './a.css'",
    'mf-cart/src/cart/cart.test.tsx': "import '@testing-library/react'\nimport 'node:fs'",
    'mf-cart/rspack.config.ts': "import { remote } from '@superium/build'\nimport 'node:path'",
    'shell/rspack.config.ts': "import { host } from '../rspack.config.base'\nimport '@rspack/core'",
    'packages/build/package.json':
      '{"name":"@superium/build","devDependencies":{"@testing-library/react":"16"},"peerDependencies":{"@superium/shared":"1"}}',
    'packages/build/src/remote.ts': "import '@superium/shared/contract'",
    'api/src/main.ts': "import 'node:http'\nimport pg from 'pg'\nimport '@superium/shared/constants'",
    'demo/src/seed.ts': "import '@superium/api/seeding'\nimport 'pg'",
    'demo/src/seed.test.ts': "import '@superium/api/testing/test-database'",
    'edge/src/main.ts': "import '@superium/shared/contract'",
    'edge/src/main.test.ts': "import '@superium/shared/testing/node'",
    'tools/src/main.ts': "import '../../demo/src/accounts/demo-accounts'\nimport '@rspack/core'",
    ...files,
  })

test('a workspace that keeps the rules has no breach', () => {
  expect(brokenBorders(workspace())).toEqual([])
})

test.each([
  ['a remote imports another', 'mf-cart/src/x.ts', "import '@superium/mf-admin'"],
  ['a remote reaches into another', 'mf-cart/src/x.ts', "import '../../mf-admin/src/page'"],
  ['a remote imports the shell, dynamically', 'mf-cart/src/x.ts', "const f = () => import('../../shell/src/main')"],
  ['a remote re-exports the API', 'mf-cart/src/x.ts', "export * from '../../api/src/main'"],
  ["a remote imports another's type", 'mf-cart/src/x.ts', "import type { A } from '../../mf-admin/src/page'"],
  ["a remote names another's type in place", 'mf-cart/src/x.ts', "type A = import('../../mf-admin/src/page').A"],
  ['a remote requires another', 'mf-cart/src/x.ts', "require('../../mf-admin/src/page')"],
  ['a remote reaches into shared past its public entries', 'api/src/x.ts', "import '../../shared/src/state'"],
  ['the shell imports a remote', 'shell/src/x.ts', "import '../../mf-cart/src/routes'"],
  ['shared imports a remote', 'shared/src/x.ts', "import '../../mf-cart/src/routes'"],
  ['the edge imports the kit', 'edge/src/x.ts', "import '@superium/shared/ui'"],
  ['the edge imports help for tests', 'edge/src/x.ts', "import '@superium/shared/testing/node'"],
  ['a test of the edge imports the kit', 'edge/src/x.test.ts', "import '@superium/shared/ui'"],
  ['the API imports state', 'api/src/x.ts', "import '@superium/shared/state'"],
  ['the API imports tools', 'api/src/x.ts', "import '../../tools/src/postgres/postgres'"],
  ['a test of the API imports tools', 'api/src/x.test.ts', "import '../../tools/src/postgres/postgres'"],
  ['the API imports the demo', 'api/src/x.ts', "import '../../demo/src/pictures/picture-source'"],
  ['the API imports the demo, dynamically', 'api/src/x.ts', "const f = () => import('@superium/demo')"],
  ['a test of the API imports the demo', 'api/src/x.test.ts', "import '../../demo/src/seed'"],
  ['the demo reaches into the API past its public entries', 'demo/src/x.ts', "import '../../api/src/app'"],
  ['the demo imports help for tests', 'demo/src/x.ts', "import '@superium/api/testing/test-database'"],
  ['the API imports the edge', 'api/src/x.ts', "import '../../edge/src/main'"],
  ['the front end uses a Node module', 'shell/src/x.ts', "import { readFileSync } from 'node:fs'"],
  ['a dependency is not declared', 'mf-cart/src/x.ts', "import 'lodash/merge'"],
  ["the top's dependency is used in a source", 'mf-cart/src/x.tsx', "import '@testing-library/react'"],
  [
    'a remote is built with a file that another repository lacks',
    'mf-cart/rspack.config.ts',
    "import '../rspack.config.base'",
  ],
  ['a remote is tested with a tool that another repository lacks', 'mf-cart/src/x.test.ts', "import '@rspack/core'"],
  ['a file outside the packages is imported', 'mf-cart/src/x.ts', "import '../../rspack.config.base'"],
])('%s', (_, path, source) => {
  const broken = brokenBorders(workspace({ [path]: source }))
  expect(broken).toHaveLength(1)
  expect(broken[0]).toContain(`${path}: `)
})

test('folders of one package that import one another in a cycle', () => {
  const broken = brokenBorders(
    workspace({
      'api/src/orders/orders.ts': "import '../quotes/quotes'",
      'api/src/quotes/quotes.ts': "export { order } from '../orders/orders'",
    }),
  )
  expect(broken).toEqual([
    'api/src: import cycle between folders: orders → quotes → orders',
    'api: import cycle between files, types included: api/src/orders/orders.ts → api/src/quotes/quotes.ts → api/src/orders/orders.ts',
  ])
})

test('a type closes a cycle between files, also in a remote that is new', () => {
  const files = {
    'mf-books/package.json': manifest('mf-books'),
    'mf-books/src/loader.ts': "import './page'",
    'mf-books/src/page.tsx': "import type { Data } from './loader'",
  }
  expect(brokenBorders(workspace(files))).toEqual([
    'mf-books: import cycle between files, types included: mf-books/src/loader.ts → mf-books/src/page.tsx → mf-books/src/loader.ts',
  ])
})

test('a type or a test closes no cycle between folders', () => {
  const files = {
    'api/src/orders/orders.ts': "import '../quotes/quotes'",
    'api/src/quotes/quote.ts': "import type { Order } from '../orders/orders'",
    'api/src/quotes/quotes.test.ts': "import '../orders/orders'",
  }
  expect(brokenBorders(workspace(files))).toEqual([])
})

test('a package that nobody has thought about is a breach by itself', () => {
  expect(brokenBorders(workspace({ 'billing/package.json': manifest('billing') }))[0]).toContain('billing: no rule')
})
