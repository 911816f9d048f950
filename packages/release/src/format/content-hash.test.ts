import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../../../../tools/src/testing/make-tree'
import { contentOfArchive, contentOfBuild } from './content-hash'
import { releaseArchive } from './release-archive'

const facts = (change: object = {}) =>
  JSON.stringify({ name: 'mf-cart', version: '1.0.1', commit: 'abc', routes: ['/cart'], ...change })

const built = (files: Record<string, string> = {}) =>
  join(
    makeTree({
      'dist/browser/superium.json': facts(),
      'dist/browser/main.js': 'run()\n'.repeat(400),
      'dist/server/remoteEntry.cjs': 'run()',
      ...files,
    }),
    'dist/browser',
  )

test('a build and the archive of it have the same content, whichever version and commit they name', async () => {
  const output = built()
  const content = await contentOfBuild(output)
  writeFileSync(join(output, 'superium.json'), facts({ version: '1.0.7', commit: 'def' }))
  expect(await contentOfArchive(await releaseArchive(output))).toBe(content)
})

test.each<[string, Record<string, string>]>([
  ['a file of browsers', { 'dist/browser/main.js': 'go()' }],
  ['a further file', { 'dist/browser/more.js': '' }],
  ['a file of the server', { 'dist/server/remoteEntry.cjs': 'go()' }],
  ['a fact', { 'dist/browser/superium.json': facts({ routes: ['/cart', '/gift'] }) }],
])('%s changes the content', async (_, files) => {
  expect(await contentOfBuild(built(files))).not.toBe(await contentOfBuild(built()))
})
