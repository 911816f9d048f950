import type { Deployment } from '@superium/shared/contract'
import { Outlet, ScrollRestoration } from '@superium/shared/router'
import { ThemeSwitch } from '@superium/shared/ui'
import { Progress } from '../chrome/progress'
import { Toasts } from '../chrome/toasts/toasts'
import type { Remotes } from '../remotes/remotes'
import type { Alone } from './alone'
import css from './frame.module.css'
import { RouteLinks } from './route-links'
import { SessionState } from './sign-in'
import { SlotPlaces } from './slot-places'
import { aloneTexts } from './texts'

interface FrameProps {
  remote: Deployment
  remotes: Remotes
  alone: Alone
}

/** Around a remote that runs alone: who it is, the way to its routes, the theme, the session; then its page, its slots. */
export function Frame({ remote, remotes, alone }: FrameProps) {
  const { name, version, owner, routes, slots } = remote.extras.superium
  return (
    <>
      <Progress />
      <header className={css.header}>
        <p className={css.name}>
          <strong>{name}</strong> {version} · {aloneTexts.team(owner)} · {aloneTexts.alone}
        </p>
        <SessionState />
        <ThemeSwitch />
        <RouteLinks patterns={routes} />
        {!alone.running && <p role="alert">{aloneTexts.noSite(alone.site)}</p>}
      </header>
      <main className={css.main}>
        <Outlet />
      </main>
      <SlotPlaces slots={slots} remotes={remotes} />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
