import type { Deployment } from '@superium/shared/contract'
import { Outlet, ScrollRestoration } from '@superium/shared/router'
import { ThemeSwitch } from '@superium/shared/ui'
import { NavigationProgress } from '../chrome/navigation-progress'
import { Toasts } from '../chrome/toasts/toasts'
import type { Remotes } from '../remotes/create-remotes'
import { RouteLinks } from './route-links'
import { SessionStatus } from './session-status'
import { SlotPreviews } from './slot-previews'
import type { StandaloneConfig } from './standalone-config'
import css from './standalone-frame.module.css'
import { standaloneTexts } from './texts'

interface FrameProps {
  remote: Deployment
  remotes: Remotes
  config: StandaloneConfig
}

/** Around a standalone remote: its name, links to its routes, theme and session; then its page and its slots. */
export function StandaloneFrame({ remote, remotes, config }: FrameProps) {
  const { name, version, owner, routes, slots } = remote.extras.superium
  return (
    <>
      <NavigationProgress />
      <header className={css.header}>
        <p className={css.name}>
          <strong>{name}</strong> {version} · {standaloneTexts.team(owner)} · {standaloneTexts.standalone}
        </p>
        <SessionStatus />
        <ThemeSwitch />
        <RouteLinks patterns={routes} />
        {!config.running && <p role="alert">{standaloneTexts.noSite(config.site)}</p>}
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
