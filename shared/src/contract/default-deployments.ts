import type { Deployment, Discovery } from './discovery'

/** The default deployment of each name, which visitors without a canary bucket get. */
export function defaultDeployments(discovery: Discovery): Deployment[] {
  return Object.values(discovery.microFrontends).flatMap((deployments) =>
    deployments.filter(({ deployment }) => deployment?.default ?? true),
  )
}
