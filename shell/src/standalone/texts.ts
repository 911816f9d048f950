/** What the frame around a remote that runs alone says: developers read it. */
export const standaloneTexts = {
  alone: 'alone',
  team: (owner: string) => `Team ${owner}`,
  routes: 'Routes',
  slots: 'Slots',
  slotsNote: 'What this remote puts into places of the shell.',
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
  elsewhereText: (name: string, path: string) => `${name} runs alone and has no ${path}.`,
  onSite: 'Open it on the running site',
} as const
