import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ChildPlan } from '../process/launch-child'
import { type FrontEnd, frontEnds } from './front-ends'
import { inParallel } from './in-parallel'
import { sourceHash } from './source-hash'

/** A build of a front-end package from its current sources. */
export interface Build extends FrontEnd {
  /** `<package.json version>-<8 hex of the source hash>`. */
  release: string
  /** The folder of the built files. */
  output: string
}

/** Looked up only for a build, because an installation that builds nothing has no Rspack. */
const rspack = () => join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin/rspack.js')

/** A build for each front-end package. */
export function plannedBuilds(root: string): Build[] {
  return frontEnds(root).map((frontEnd) => ({
    ...frontEnd,
    release: `${frontEnd.version}-${sourceHash(root, frontEnd.name).slice(0, 8)}`,
    output: join(frontEnd.dir, 'dist/browser'),
  }))
}

/** Whether `dist/browser` holds exactly this release, from a successful build. */
export function isBuilt(build: Build): boolean {
  const stamp = stampPath(build)
  return existsSync(stamp) && existsSync(build.output) && readFileSync(stamp, 'utf8').trim() === build.release
}

/** Builds these packages, two at a time; `run` runs one process and throws if it fails. */
export async function buildAll(builds: Build[], run: (plan: ChildPlan) => Promise<void>): Promise<void> {
  await inParallel(2, builds, async (build) => {
    rmSync(stampPath(build), { force: true })
    await run({
      name: `build-${build.name}`,
      args: [rspack(), 'build', '-c', join(build.dir, 'rspack.config.ts'), '--config-loader', 'auto'],
      env: { NODE_ENV: 'production', SUPERIUM_BUILD_VERSION: build.release },
    })
    writeFileSync(stampPath(build), `${build.release}\n`)
  })
}

const stampPath = (build: Build): string => join(build.dir, 'dist/release')
