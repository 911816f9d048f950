import { integrityOf } from '@superium/release/integrity'
import type { Deployment, Discovery } from '@superium/shared/contract'
import { parseManifest } from '../releases/manifest'
import { readReleaseFile } from '../releases/release-file'

/**
 * Adds the entry script, read from the manifest in the store, to remotes whose discovery entry is too old to name it. A
 * remote whose manifest does not match its hash gets none, and its part of the page shows an error.
 */
export async function addRemoteEntries(releasesDir: string, discovery: Discovery): Promise<Discovery> {
  const named = Object.entries(discovery.microFrontends).map(async ([name, deployments]) => [
    name,
    await Promise.all(deployments.map((one) => withEntry(releasesDir, one))),
  ])
  return { ...discovery, microFrontends: Object.fromEntries(await Promise.all(named)) }
}

async function withEntry(releasesDir: string, deployment: Deployment): Promise<Deployment> {
  const { superium } = deployment.extras
  if (superium.kind !== 'remote' || superium.remoteEntry !== undefined || superium.inHost) return deployment
  const text = await readReleaseFile(releasesDir, deployment.url)
  if (text === undefined || integrityOf(Buffer.from(text)) !== deployment.metadata.integrity) return deployment
  try {
    return { ...deployment, extras: { superium: { ...superium, remoteEntry: parseManifest(text).remoteEntry } } }
  } catch {
    return deployment
  }
}
