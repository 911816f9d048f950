import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ReleaseFacts } from '@superium/shared/contract'
import { makeTree } from '../testing/make-tree'

const repository = join(__dirname, '../../..')
const rspack = join(dirname(createRequire(__filename).resolve('@rspack/cli/package.json')), 'bin/rspack.js')

const config = `
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { FactsPlugin } from '@superium/build/host'

const range = { singleton: true, requiredVersion: '^1.0.0' }
const build = (kind, federation) => ({
  name: kind,
  mode: 'production',
  target: ['web', 'es2022'],
  context: import.meta.dirname,
  entry: kind === 'host' ? { main: './host.js' } : {},
  output: { path: import.meta.dirname + '/dist/' + kind },
  plugins: [
    new ModuleFederationPlugin({ name: kind, filename: 'entry.js', dts: false, manifest: false, ...federation }),
    new FactsPlugin({ kind, name: kind }),
  ],
})
export default [
  build('host', {
    shared: {
      'provided:kit': { ...range, import: './kit.js', shareKey: 'kit', version: '1.0.0' },
      'provided:react': { ...range, import: './legacy.cjs', shareKey: 'react', version: '1.0.0' },
    },
  }),
  build('remote', {
    exposes: { './routes': './remote.js' },
    shared: { kit: { ...range, import: false }, react: { ...range, import: false } },
  }),
]
`

const factsOf = (dir: string, kind: string): ReleaseFacts =>
  JSON.parse(readFileSync(join(dir, 'dist', kind, 'superium.json'), 'utf8'))

test('a build records the names that the host provides and the names that a remote uses', () => {
  const dir = makeTree({
    'package.json': '{"type":"module"}',
    'rspack.config.ts': config,
    'host.js': "export const started = import('./kit.js')",
    'kit.js': "export * from './parts.js'\nexport const notify = () => {}",
    'parts.js': 'export const Card = 1\nexport const Button = 2',
    'legacy.cjs': 'exports.useState = () => {}\nexports.useRef = () => {}',
    'remote.js': `
      import React, { useState } from 'react'
      import * as kit from 'kit'
      export { notify } from 'kit'
      export default [React.useRef(), useState(), kit.Card]`,
  })
  symlinkSync(join(repository, 'node_modules'), join(dir, 'node_modules'))
  execFileSync(process.execPath, [rspack, 'build', '--config-loader', 'auto'], { cwd: dir, stdio: 'pipe' })
  expect(factsOf(dir, 'host').provides).toEqual({
    kit: ['Button', 'Card', 'notify'],
    react: ['useRef', 'useState'],
  })
  expect(factsOf(dir, 'host').expects).toBeUndefined()
  expect(factsOf(dir, 'remote').expects).toEqual({ kit: ['Card', 'notify'], react: ['useState'] })
  expect(factsOf(dir, 'remote').provides).toBeUndefined()
})
