import { DISCOVERY_SCHEMA, type Discovery } from '@superium/shared/contract'
import { deploymentFromDevServer } from '../../../edge/src/releases/deployment-from-dev-server'

/** The latest build of a package on a development server. */
export interface Served {
  /** The base URL of its files, e.g. `http://localhost:3010/shell/`. */
  base: string
  manifest: Buffer
  facts: Buffer
}

/** The discovery document of the development servers, with the latest build of each remote. */
export function devDiscovery(served: Served[]): Discovery {
  const deployments = served.map(({ base, manifest, facts }) => deploymentFromDevServer(base, manifest, facts))
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(deployments.map((one) => [one.extras.superium.name, [one]])),
  }
}
