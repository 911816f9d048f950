import type { Deployment, RetiredRoute } from '@superium/shared/contract'

/** Redirects of one release that a shell accepts. */
const MAX_REDIRECTS = 100

/**
 * Adds the retired paths, as redirects and gone paths, to the remote that used to answer them, or to the first remote
 * if that one is no longer live, so that the shell's router answers them like the server.
 */
export function withRetiredRoutes(deployments: Deployment[], retired: readonly RetiredRoute[]): Deployment[] {
  const remotes = deployments.filter(({ extras }) => extras.superium.kind === 'remote').map(nameOf)
  const [first] = remotes
  const ownerOf = ({ name }: RetiredRoute) => (remotes.includes(name) ? name : first)
  return deployments.map((deployment) => {
    const { gone: _notTheirs, ...facts } = deployment.extras.superium
    const own = retired.filter((one) => ownerOf(one) === facts.name)
    const gone = own.filter(({ to }) => to === undefined).map(({ path }) => path)
    const moved = own.flatMap(({ path, to }) => (to === undefined ? [] : [{ from: path, to, status: 301 as const }]))
    const redirects = [...(facts.redirects ?? []), ...moved.reverse()].slice(0, MAX_REDIRECTS)
    const superium = {
      ...facts,
      ...(redirects.length > 0 && { redirects }),
      ...(gone.length > 0 && { gone }),
    }
    return { ...deployment, extras: { superium } }
  })
}

const nameOf = ({ extras }: Deployment): string => extras.superium.name
