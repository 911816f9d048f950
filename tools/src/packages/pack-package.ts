import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { compileSources } from './compile-sources'
import { emitTypes } from './emit-types'
import { packedManifest, type SourceManifest } from './packed-manifest'

/** A package in the form that other repositories install. */
export interface Packed {
  name: string
  version: string
  /** Path of the tarball. */
  file: string
}

/**
 * Compiles the package in `folder` and packs it into a tarball in `destination`. `ranges` has the semver range of each
 * package that a new remote may start with.
 */
export async function packPackage(
  root: string,
  folder: string,
  destination: string,
  ranges: Record<string, string>,
): Promise<Packed> {
  const dir = join(root, folder)
  const manifest: SourceManifest & { files?: string[] } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  const { name, version, files = [] } = manifest
  const stage = mkdtempSync(join(tmpdir(), 'superium-package-'))
  const content = join(stage, 'package')
  try {
    await compileSources(join(dir, 'src'), join(content, 'dist'))
    await emitTypes(root, folder, join(content, 'dist'))
    for (const file of files) if (file !== 'dist') cpSync(join(dir, file), join(content, file), { recursive: true })
    writeFileSync(join(content, 'package.json'), `${JSON.stringify(packedManifest(manifest, ranges), null, 2)}\n`)
    mkdirSync(destination, { recursive: true })
    const file = join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
    await create({ gzip: true, portable: true, cwd: stage, file }, ['package'])
    return { name, version, file }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
