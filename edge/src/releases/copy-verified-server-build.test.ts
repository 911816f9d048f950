import { createHash } from 'node:crypto'
import { chownSync, closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '@superium/shared/contract'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, makeReleaseStore } from '../testing/make-release-store'
import { copyVerifiedServerBuild } from './copy-verified-server-build'

const hash = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`
const target = (): string => join(makeReleaseStore({}), 'mf_cart')

closeAfterEach()

function release(server: Record<string, string> | undefined): Deployment {
  const cart = deployment('mf-cart', { routes: ['/cart'] }) as Deployment
  return { ...cart, extras: { superium: { ...cart.extras.superium, server } } }
}

test('a release is copied', async () => {
  const store = makeReleaseStore({ 'mf-cart/1.0.0/server/remoteEntry.cjs': 'good()' })
  const copy = target()
  await copyVerifiedServerBuild(store, release({ 'remoteEntry.cjs': hash('good()') }), copy)
  expect(readFileSync(join(copy, 'remoteEntry.cjs'), 'utf8')).toBe('good()')
})

test('a second try replaces the read-only copy', async () => {
  const store = makeReleaseStore({ 'mf-cart/1.0.0/server/remoteEntry.cjs': 'good()' })
  const copy = target()
  const again = release({ 'remoteEntry.cjs': hash('good()') })
  await copyVerifiedServerBuild(store, again, copy)
  const { ino, mode } = statSync(join(copy, 'remoteEntry.cjs'))
  // Held open, so that the new file gets another inode number.
  const held = openSync(join(copy, 'remoteEntry.cjs'), 'r')
  await copyVerifiedServerBuild(store, again, copy)
  closeSync(held)
  expect(mode & 0o222).toBe(0)
  expect(statSync(join(copy, 'remoteEntry.cjs')).ino).not.toBe(ino)
})

test('a copy of another account is replaced', async () => {
  const store = makeReleaseStore({ 'mf-cart/1.0.0/server/remoteEntry.cjs': 'good()' })
  const copy = target()
  const again = release({ 'remoteEntry.cjs': hash('good()') })
  await copyVerifiedServerBuild(store, again, copy)
  const file = join(copy, 'remoteEntry.cjs')
  const { uid } = statSync(file)
  // Only root can change a file's owner and write to a read-only file.
  if (process.getuid?.() === 0) chownSync(file, 65534, 65534)
  await copyVerifiedServerBuild(store, again, copy)
  expect(statSync(file).uid).toBe(uid)
  expect(readFileSync(file, 'utf8')).toBe('good()')
})

test('a file that was changed in the store is named and not copied', async () => {
  const store = makeReleaseStore({ 'mf-cart/1.0.0/server/remoteEntry.cjs': 'evil()' })
  const copy = target()
  const act = copyVerifiedServerBuild(store, release({ 'remoteEntry.cjs': hash('good()') }), copy)
  await expect(act).rejects.toThrow('remoteEntry.cjs of mf-cart does not match its hash')
  expect(existsSync(join(copy, 'remoteEntry.cjs'))).toBe(false)
})

test('a release cannot declare files outside its folder', async () => {
  const store = makeReleaseStore({ 'secret.txt': 'x' })
  const act = copyVerifiedServerBuild(store, release({ '../../../secret.txt': hash('x') }), target())
  await expect(act).rejects.toThrow('outside its folder')
})

test('a release without a server build is refused', async () => {
  await expect(copyVerifiedServerBuild(makeReleaseStore({}), release(undefined), target())).rejects.toThrow(
    'no server build',
  )
})
