import { integrityOf } from '@superium/release/integrity'
import { type Deployment, parseFacts } from '@superium/shared/contract'
import { parseManifest } from './manifest'

/**
 * The discovery entry of a development server's current build; `base` is its address with a slash at the end. Its files
 * have no hashes except the manifest's. Throws naming the wrong field of manifest or facts.
 */
export function deploymentFromDevServer(base: string, manifest: Buffer, facts: Buffer): Deployment {
  const superium = parseFacts(JSON.parse(facts.toString()))
  const { remoteEntry } = parseManifest(manifest.toString())
  return {
    url: `${base}mf-manifest.json`,
    metadata: { integrity: integrityOf(manifest), version: superium.version },
    deployment: { traffic: 100, default: true },
    extras: { superium: { ...superium, ...(superium.kind === 'remote' && { remoteEntry }) } },
  }
}
