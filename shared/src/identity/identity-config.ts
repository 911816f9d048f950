/** How the browser reaches the identity service; the document carries it (`#superium-config`). */
export interface IdentityConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** The local Auth emulator, reached through the site's own origin. */
  emulator: boolean
}

let config: IdentityConfig | null = null

/** The shell sets it before anything may sign in. */
export function configureIdentity(value: IdentityConfig): void {
  config = value
}

/** The configuration, or an error in words when the shell set none. */
export function identityConfig(): IdentityConfig {
  if (!config) throw new Error('The site has no identity service configured.')
  return config
}
