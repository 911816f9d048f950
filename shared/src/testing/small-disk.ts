import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'

/** A separate file system that a test may fill. */
export interface SmallDisk {
  path: string
  /** Writes until nothing more fits. */
  fill(): void
  /** Gives back what `fill` took. */
  free(): void
  unmount(): void
}

const MEGABYTE = 2 ** 20
const PAGE = 4096

/**
 * Mounts an in-memory file system of this size; where the process may not (not Linux, not root), logs that and returns
 * undefined.
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'superium-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmdirSync(path)
    console.log('NOT RUN: the tests with a full disk. This process may not mount a small one.')
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const file = openSync(ballast, 'w')
      for (const size of [MEGABYTE, PAGE]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch (error) {
          if (!(isNativeError(error) && 'code' in error && error.code === 'ENOSPC')) throw error
        }
      }
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      // Lazily: a process that is just ending may still have a file open there.
      execFileSync('umount', ['-l', path])
      rmdirSync(path)
    },
  }
}
