/** Texts of the frame around a standalone remote, for developers. */
export const standaloneTexts = {
  standalone: 'standalone',
  team: (owner: string) => `Team ${owner}`,
  routes: 'Routes',
  slots: 'Slots',
  slotsNote: 'The components of this remote for places of the shell.',
  open: 'Open',
  loading: 'Session …',
  anonymous: 'Signed out',
  signIn: 'Sign in',
  signOut: 'Log out',
  email: 'Email',
  password: 'Password',
  roles: (roles: readonly string[]) => (roles.length > 0 ? ` (${roles.join(', ')})` : ''),
  noSite: (site: string) =>
    `No site runs at ${site}: there are no data. Start one with npm start, or name one with --site.`,
  elsewhere: 'Another remote answers this address',
  elsewhereText: (name: string, path: string) => `${name} runs standalone and has no ${path}.`,
  onSite: 'Open it on the running site',
} as const
