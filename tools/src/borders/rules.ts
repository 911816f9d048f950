/** What a package may import of the house, and of Node. */
export interface Rule {
  /** Folders, or `folder/entry` for one public entry of it (`shared/constants` is `@superium/shared/constants`). */
  mayImport: readonly string[]
  /** Runs on a server: may use `node:` modules. */
  server: boolean
  /** May use what the top's package.json declares (compilers, test runners) in its sources, not only in tests. */
  houseTools: boolean
  /** Folders that its tests may import besides. */
  inTests?: readonly string[]
  /** Builds and tests as a package of another repository does: with `packages/build` alone, and with no file outside. */
  aloneInItsFolder?: boolean
}

/** What configures builds and tests: every package may use it there, and nowhere else. */
export const PRESET = 'packages/build'

const NEUTRAL = ['shared/constants', 'shared/contract', 'shared/parse', 'shared/registered-names'] as const

const BY_FOLDER: Record<string, Rule> = {
  shared: { mayImport: [], server: false, houseTools: false },
  shell: { mayImport: ['shared'], server: false, houseTools: false },
  api: {
    mayImport: ['shared/constants', 'shared/address-rules', 'shared/order-number', 'shared/log-output'],
    server: true,
    houseTools: false,
  },
  // Fills a shop through the API's public entries; the API knows nothing of it.
  demo: { mayImport: ['api/seeding', 'api/picture-source', 'api/picture-store'], server: true, houseTools: false },
  edge: {
    mayImport: [...NEUTRAL, 'shared/log-output', 'packages/release/integrity', 'packages/release/schema.json'],
    server: true,
    houseTools: false,
  },
  // Budgets are tested with what the bench measures with; free ports are found as the site's are.
  e2e: { mayImport: [...NEUTRAL, 'bench', 'tools'], server: true, houseTools: false },
  bench: { mayImport: [...NEUTRAL, 'demo', 'tools'], server: true, houseTools: true },
  // Installed in other repositories too, so it declares all that it needs.
  [PRESET]: {
    mayImport: [...NEUTRAL, 'shared/router', 'shared/testing', 'shared/ui'],
    server: true,
    houseTools: false,
  },
  // Knows a site by its release API only, and is tested with a real one.
  'packages/release': { mayImport: ['shared/contract'], server: true, houseTools: false, inTests: ['edge', 'tools'] },
  // Makes files of other repositories and imports nothing of this one.
  'packages/create-superium-remote': { mayImport: [], server: true, houseTools: false },
  tools: {
    mayImport: [
      ...NEUTRAL,
      'api',
      'demo',
      'edge',
      'packages/build/cli-error',
      'packages/build/dev',
      'packages/build/running-site',
      'packages/release',
    ],
    server: true,
    houseTools: true,
  },
}

const REMOTE: Rule = { mayImport: ['shared'], server: false, houseTools: false, aloneInItsFolder: true }

/** The rule of a folder; every `mf-*` has the same. Undefined for a folder that nobody has thought about. */
export function ruleOf(folder: string): Rule | undefined {
  return folder.startsWith('mf-') ? REMOTE : BY_FOLDER[folder]
}

/** Tests and configuration run on the developer's machine: Node and the house's tools are theirs to use. */
export function isForDevelopment(path: string): boolean {
  return /\.test\.\w+$|\.config\.\w+$|\/src\/testing\//.test(path)
}
