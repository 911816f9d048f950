import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bundle, bundleStale, isBundled } from '../../bundle.mjs'
import { makeTree } from '../testing/make-tree'

const ROOT = join(__dirname, '../../..')

const repository = (imported: string) =>
  makeTree({
    'package-lock.json': '{}',
    'tools/bundle.mjs': '',
    'shop/package.json': JSON.stringify({
      type: 'module',
      superium: { programs: { main: 'src/main.ts' }, isolatedPrograms: { alone: 'src/alone.ts' } },
      dependencies: { fastify: '5' },
    }),
    'shop/src/main.ts': `import { price } from './price'\nimport x from '${imported}'\nconsole.log(price as number, x)`,
    'shop/src/alone.ts': "import { price } from './price'\nconsole.log(price)",
    'shop/src/price.ts': 'export const price: number = 7',
  })

const readBundle = (root: string, name: string) => readFileSync(join(root, 'shop/dist', name), 'utf8')

test('a package is bundled once, and again after one of its sources changed', async () => {
  const root = repository('fastify')
  expect(await bundleStale(root)).toEqual(['shop'])
  expect(readBundle(root, 'main.js')).toContain('from "fastify"')
  expect(await bundleStale(root)).toEqual([])
  writeFileSync(join(root, 'shop/src/price.ts'), 'export const price: number = 8')
  expect(isBundled(root, 'shop')).toBe(false)
  expect(await bundleStale(root)).toEqual(['shop'])
  expect(isBundled(root, 'shop')).toBe(true)
})

test('an isolated program is one file without imports', async () => {
  const root = repository('fastify')
  await bundle(root, 'shop')
  expect(readBundle(root, 'alone.js')).not.toMatch(/^import/m)
})

test('a program that imports more than its production dependencies is refused', async () => {
  await expect(bundle(repository('@scope/left-pad/x'), 'shop')).rejects.toThrow(
    'shop/package.json must list @scope/left-pad under "dependencies".',
  )
})

test.each(['api', 'edge'])('the built %s starts under plain Node', async (folder) => {
  await bundleStale(ROOT, [folder])
  const cwd = mkdtempSync(join(makeTree(), 'cwd-'))
  const env = { PATH: process.env.PATH, PORT: 'none' }
  const child = spawn(process.execPath, [join(ROOT, folder, 'dist/main.js')], { cwd, env })
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  rmSync(cwd, { recursive: true })
  // The program starts, reads its settings, and reports everything that is wrong with them.
  expect(code).toBe(1)
  const lines = message.trim().split('\n')
  expect(lines.filter((line) => !/^[A-Z0-9_]+ must be /.test(line))).toEqual([])
  expect(lines.length).toBeGreaterThan(1)
})
