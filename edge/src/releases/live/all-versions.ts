import type { Deployment, Discovery, Revision } from '@superium/shared/contract'

/** A deployment that says since when it is live. */
type DatedDeployment = Deployment & { extras: { superium: { since?: string } } }

/**
 * The discovery document with every live version, canaries included, each with the time since when it is live, for the
 * other stages. It reveals nothing that visitors' documents do not reveal together.
 */
export function allVersions(
  { live }: Pick<Revision, 'live'>,
  discovery: Discovery,
): { schema: string; microFrontends: Record<string, DatedDeployment[]> } {
  const dated = Object.entries(discovery.microFrontends).map(([name, deployments]) => [
    name,
    deployments.map((deployment): DatedDeployment => {
      const since = live[name]?.[deployment.metadata.version]?.at
      const { superium } = deployment.extras
      return { ...deployment, extras: { superium: { ...superium, ...(since !== undefined && { since }) } } }
    }),
  ])
  return { ...discovery, microFrontends: Object.fromEntries(dated) }
}
