import { type Deployment, DISCOVERY_SCHEMA, type Discovery, parseFacts } from '@superium/shared/contract'
import { integrityOf } from '../../../edge/src/releases/integrity'
import { parseManifest } from '../../../edge/src/releases/manifest'

/** What a development server serves now. */
export interface Served {
  /** Where its files are, e.g. `http://localhost:3010/shell/`. */
  base: string
  manifest: Buffer
  facts: Buffer
}

/** The discovery document of the development servers: each remote is what its server last built. */
export function devDiscovery(served: Served[]): Discovery {
  const deployments = served.map(deploymentOf)
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(deployments.map((one) => [one.extras.superium.name, [one]])),
  }
}

function deploymentOf({ base, manifest, facts }: Served): Deployment {
  const superium = parseFacts(JSON.parse(facts.toString()))
  return {
    url: `${base}mf-manifest.json`,
    metadata: { integrity: integrityOf(manifest), version: superium.version },
    deployment: { traffic: 100, default: true },
    extras: {
      superium: {
        ...superium,
        ...(superium.kind === 'remote' && { remoteEntry: parseManifest(manifest.toString()).remoteEntry }),
      },
    },
  }
}
