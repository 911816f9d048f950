import type { Deployment } from '@superium/shared/contract'
import { Outlet, ScrollRestoration } from '@superium/shared/router'
import { ThemeSwitch } from '@superium/shared/ui'
import { Progress } from '../chrome/navigation-progress'
import { Toasts } from '../chrome/toasts/toasts'
import type { Remotes } from '../remotes/create-remotes'
import { RouteLinks } from './route-links'
import { SessionState } from './sign-in'
import { SlotPreviews } from './slot-previews'
import type { StandaloneConfig } from './standalone-config'
import css from './standalone-frame.module.css'
import { standaloneTexts } from './texts'

interface FrameProps {
  remote: Deployment
  remotes: Remotes
  alone: StandaloneConfig
}

/** Around a remote that runs alone: who it is, the way to its routes, the theme, the session; then its page, its slots. */
export function Frame({ remote, remotes, alone }: FrameProps) {
  const { name, version, owner, routes, slots } = remote.extras.superium
  return (
    <>
      <Progress />
      <header className={css.header}>
        <p className={css.name}>
          <strong>{name}</strong> {version} · {standaloneTexts.team(owner)} · {standaloneTexts.alone}
        </p>
        <SessionState />
        <ThemeSwitch />
        <RouteLinks patterns={routes} />
        {!alone.running && <p role="alert">{standaloneTexts.noSite(alone.site)}</p>}
      </header>
      <main className={css.main}>
        <Outlet />
      </main>
      <SlotPreviews slots={slots} remotes={remotes} />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
