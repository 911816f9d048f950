import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Deployment, type Discovery, defaultDeployments } from '@superium/shared/contract'
import { storePath } from './release-file'

/**
 * Copies a release's server build into `target` and verifies each file against its hash in discovery. Only the copy is
 * evaluated, so that later changes in the store have no effect. Throws naming a file that does not match.
 */
export async function copyVerifiedServerBuild(
  releasesDir: string,
  deployment: Deployment,
  target: string,
): Promise<void> {
  const { name, server } = deployment.extras.superium
  const manifest = storePath(releasesDir, deployment.url)
  if (!server || !manifest) throw new Error(`the release of ${name} has no server build`)
  await mkdir(target, { recursive: true })
  await Promise.all(
    Object.entries(server).map(async ([file, integrity]) => {
      if (file !== basename(file)) throw new Error(`${name} names a file outside its folder: ${file}`)
      const content = await readFile(join(dirname(manifest), 'server', file))
      const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`
      if (actual !== integrity) throw new Error(`${file} of ${name} does not match its hash`)
      // Removed first, because a read-only copy of an earlier try cannot be overwritten.
      await rm(join(target, file), { force: true })
      await writeFile(join(target, file), content, { mode: 0o400, flag: 'wx' })
    }),
  )
}

/** Copies the release with this container name into `<into>/<container>`. Throws like `copyVerifiedServerBuild`. */
export async function copyContainer(
  releasesDir: string,
  discovery: Discovery,
  container: string,
  into: string,
): Promise<void> {
  const deployment = defaultDeployments(discovery).find(({ extras }) => extras.superium.container === container)
  if (!deployment) throw new Error(`discovery has no container ${container}`)
  await copyVerifiedServerBuild(releasesDir, deployment, join(into, container))
}
