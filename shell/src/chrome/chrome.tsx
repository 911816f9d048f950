import { Outlet, ScrollRestoration } from '@superium/shared/router'
import type { Remotes } from '../remotes/remotes'

/** Everything around the page. */
export function Chrome({ remotes }: { remotes: Remotes }) {
  return (
    <>
      <main>
        <p>{remotes.deployments.length}</p>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
