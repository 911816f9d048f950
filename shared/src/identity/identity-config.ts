/** How the browser reaches the identity service; it is in the document (`#superium-config`). */
export interface IdentityConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** Whether to use the local Auth emulator, through the site's own origin. */
  emulator: boolean
}

let config: IdentityConfig | null = null

/** The shell calls it before anything can sign in. */
export function configureIdentity(value: IdentityConfig): void {
  config = value
}

/** The configuration; throws if the shell set none. */
export function identityConfig(): IdentityConfig {
  if (!config) throw new Error('The site has no identity service configured.')
  return config
}
