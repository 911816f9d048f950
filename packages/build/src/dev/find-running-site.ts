import { boolean, object, optional, type Parse, string } from '@superium/shared/parse'

const TIMEOUT_MS = 3_000

/** The part of a site's browser configuration (`superium-config` in its documents) that a frame needs. */
export interface RunningSite {
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean }
  /** A development site, which remotes on this machine may join. */
  development?: boolean | undefined
}

const parseSite: Parse<RunningSite> = object({
  identity: object({ apiKey: string(), authDomain: string(), projectId: string(), emulator: boolean }),
  development: optional(boolean),
})

/** Placeholder for a site that is not running, so that the frame can say so. */
export const NO_SITE: RunningSite = {
  identity: { apiKey: 'none', authDomain: 'localhost', projectId: 'none', emulator: true },
}

/** Reads the configuration of the site at `origin`; undefined when none runs there. */
export async function findRunningSite(origin: string): Promise<RunningSite | undefined> {
  try {
    const answer = await fetch(`${origin}/cart`, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const [, config] = /id="superium-config">([^<]+)</.exec(await answer.text()) ?? []
    return config === undefined ? undefined : parseSite(JSON.parse(config), 'superium-config')
  } catch {
    return undefined
  }
}
