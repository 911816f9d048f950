import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { namesFromShared } from './names'
import { expectations } from './record'
import { recorded } from './recorded'

const root = join(__dirname, '../../..')

test('what packages expect of each other is recorded as their sources have it: npm run expectations', () => {
  const found = expectations(root, recorded(root, 'shell'))
  expect(Object.fromEntries(Object.keys(found).map((folder) => [folder, recorded(root, folder)]))).toEqual(found)
})

test('of shared, names that are there at run time are recorded', () => {
  const source = `
    import { $cart, type CartItem, addToCart as add } from '@superium/shared/state'
    import type { Slots } from '@superium/shared/contract'
    import { Card } from '@superium/shared/ui'
    import '@superium/shared/ui/base.css'
    import { useState } from 'react'`
  expect([...namesFromShared(source, true)]).toEqual([
    ['state', ['$cart', 'addToCart']],
    ['ui', ['Card']],
  ])
  expect(() => namesFromShared("import * as ui from '@superium/shared/ui'", true)).toThrow('one by one')
})

const house = (exposes: string) =>
  makeTree({
    'package.json': '{}',
    'shell/package.json': '{"name":"@superium/shell"}',
    'shell/src/header.tsx': '<Slot name="mini-cart" props={{ close }} />',
    'mf-cart/package.json': '{"name":"@superium/mf-cart"}',
    'mf-cart/rspack.config.ts': `export default { exposes: { './routes': './src/routes.tsx', ${exposes} } }`,
    'mf-cart/src/mini-cart.tsx': 'export default function MiniCart({ close }: PanelSlotProps) { return null }',
  })

test('the shell expects slots of who fills them, and of who filled them when nobody does any more', () => {
  const filled = expectations(house("'./slots/mini-cart': './src/mini-cart.tsx'"))
  expect(filled).toEqual({
    'mf-cart': { shell: { 'slots/mini-cart': ['close'] } },
    shell: { 'mf-cart': { routes: ['default'], 'slots/mini-cart': ['default'] } },
  })
  expect(expectations(house(''), filled.shell).shell).toEqual(filled.shell)
})
