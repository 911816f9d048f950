import type { Contributions, Deployment, PageFacts } from '@superium/shared/contract'
import type { Remotes } from '../remotes/create-remotes'

/** A deployment as discovery has it. */
export function testDeployment(
  name: string,
  facts: { owner?: string; routes?: string[]; slots?: string[]; pages?: PageFacts[]; contributions?: Contributions },
): Deployment {
  return {
    url: `/assets/${name}/1.0.0/mf-manifest.json`,
    metadata: { integrity: `sha384-${'A'.repeat(64)}`, version: '1.0.0' },
    extras: {
      superium: {
        kind: 'remote',
        name,
        container: name.replace('-', '_'),
        owner: facts.owner ?? 'Team',
        version: '1.0.0',
        commit: 'test',
        routes: facts.routes ?? facts.pages?.map(({ path }) => path) ?? [],
        ...(facts.pages && { pages: facts.pages }),
        slots: facts.slots ?? [],
        ...(facts.contributions && { contributions: facts.contributions }),
        contract: 1,
        shared: {},
      },
    },
  }
}

/** Remotes whose modules come from `load`, without a network. */
export function testRemotes(
  deployments: Deployment[],
  load: (remote: string, expose: string) => Promise<unknown>,
): Remotes {
  return {
    side: 'browser',
    deployments,
    forSlot: (slot) => deployments.find(({ extras }) => extras.superium.slots.includes(slot)),
    load: <T>(remote: string, expose: string) => load(remote, expose) as Promise<T>,
  }
}
