import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { integrityOf } from '@superium/release/integrity'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { unpackedIntegrity } from './unpacked-integrity'

closeAfterEach()

const TEXT = Buffer.from('run()\n'.repeat(20_000))
const dir = () => makeReleaseStore({ 'a.js.br': brotliCompressSync(TEXT), 'a.js.gz': gzipSync(TEXT) })

test.each(['a.js.br', 'a.js.gz'])('%s is decompressed up to the size of its original', async (copy) => {
  const path = join(dir(), copy)
  expect(await unpackedIntegrity(path, TEXT.length)).toBe(integrityOf(TEXT))
  await expect(unpackedIntegrity(path, TEXT.length - 1)).rejects.toThrow('more than 119999 bytes')
})
