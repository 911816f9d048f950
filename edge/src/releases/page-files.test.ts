import type { Deployment } from '@superium/shared/contract'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, makeReleaseStore } from '../testing/make-release-store'
import { pageFiles } from './page-files'

closeAfterEach()

/** The benchmark's single-bundle site has no manifests. */
function part(chunks: Record<string, { js: string[]; css: string[] }>): Deployment {
  const remote: Deployment = deployment('mf-a', {})
  return { ...remote, extras: { superium: { ...remote.extras.superium, inHost: true, chunks } } }
}

test('the files of a page are computed once', async () => {
  const [dir, remote] = [makeReleaseStore({}), part({ listing: { js: ['l.js'], css: ['l.css'] } })]
  const files = await pageFiles(dir, remote, 'listing')
  expect(files.hints.map(({ href }) => href)).toEqual(['/assets/mf-a/1.0.0/l.js'])
  expect(files.styles.map(({ href }) => href)).toEqual(['/assets/mf-a/1.0.0/l.css'])
  expect(await pageFiles(dir, remote, 'listing')).toBe(files)
})

test.each(['odd', 'toString', '__proto__'])('the unknown chunk %s has no files and is not cached', async (chunk) => {
  const [dir, remote] = [makeReleaseStore({}), part({ __federation_expose_routes: { js: [], css: ['r.css'] } })]
  const files = await pageFiles(dir, remote, chunk)
  expect(files.hints).toEqual([])
  expect(files.styles.map(({ href }) => href)).toEqual(['/assets/mf-a/1.0.0/r.css'])
  expect(await pageFiles(dir, remote, chunk)).not.toBe(files)
})
