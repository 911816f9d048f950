/** What a package may import from this repository and from Node. */
export interface Rule {
  /** Folders, or `folder/entry` for a single public entry (`shared/constants` is `@superium/shared/constants`). */
  mayImport: readonly string[]
  /** Whether it runs on a server, and so may use `node:` modules. */
  server: boolean
  /**
   * Whether its sources, not only its tests, may use the dependencies of the top-level package.json (compilers, test
   * runners).
   */
  workspaceTools: boolean
  /** Additional folders that its tests may import. */
  inTests?: readonly string[]
  /**
   * Whether it must build and test like a package of another repository: only with `packages/build`, and without files
   * outside its folder.
   */
  aloneInItsFolder?: boolean
}

/** The preset for builds and tests: every package may import it in its tests and configuration, but nowhere else. */
export const PRESET = 'packages/build'

const NEUTRAL = ['shared/constants', 'shared/contract', 'shared/parse', 'shared/registered-names'] as const

const BY_FOLDER: Record<string, Rule> = {
  shared: { mayImport: [], server: false, workspaceTools: false },
  shell: { mayImport: ['shared'], server: false, workspaceTools: false },
  api: {
    mayImport: [
      ...['shared/constants', 'shared/address-rules', 'shared/order-number', 'shared/log-output'],
      ...['shared/minimum-rate', 'shared/edit-distance', 'shared/settings', 'shared/drain', 'shared/end-when-stuck'],
    ],
    server: true,
    workspaceTools: false,
  },
  // Fills a shop through the API's public entries; the API does not depend on it.
  demo: { mayImport: ['api/seeding', 'api/picture-source', 'api/picture-store'], server: true, workspaceTools: false },
  edge: {
    mayImport: [
      ...NEUTRAL,
      'shared/log-output',
      'shared/minimum-rate',
      'shared/settings',
      'shared/drain',
      'shared/end-when-stuck',
      'packages/release/integrity',
      'packages/release/schema.json',
    ],
    server: true,
    workspaceTools: false,
  },
  // Budget tests use the bench's measurements, and free ports are found with the site's function.
  e2e: { mayImport: [...NEUTRAL, 'bench', 'tools'], server: true, workspaceTools: false },
  bench: { mayImport: [...NEUTRAL, 'demo', 'tools'], server: true, workspaceTools: true },
  // Also installed in other repositories, so it declares everything that it needs.
  [PRESET]: {
    mayImport: [...NEUTRAL, 'shared/router', 'shared/testing', 'shared/ui'],
    server: true,
    workspaceTools: false,
  },
  // Uses only the release API of a site, but is tested with a real site.
  'packages/release': {
    mayImport: ['shared/contract'],
    server: true,
    workspaceTools: false,
    inTests: ['edge', 'tools'],
  },
  // Generates files for other repositories and imports nothing of this one.
  'packages/create-superium-remote': { mayImport: [], server: true, workspaceTools: false },
  tools: {
    mayImport: [
      ...NEUTRAL,
      'shared/settings',
      'api',
      'demo',
      'edge',
      'packages/build/cli-error',
      'packages/build/dev',
      'packages/build/running-site',
      'packages/release',
    ],
    server: true,
    workspaceTools: true,
  },
}

const REMOTE: Rule = { mayImport: ['shared'], server: false, workspaceTools: false, aloneInItsFolder: true }

/** The rule of a folder; all `mf-*` share one. Undefined for a folder without a rule. */
export function ruleOf(folder: string): Rule | undefined {
  return folder.startsWith('mf-') ? REMOTE : BY_FOLDER[folder]
}

/**
 * Whether a file is a test or configuration. These run on a developer's machine, so they may use Node and the
 * repository's tools.
 */
export function isForDevelopment(path: string): boolean {
  return /\.test\.\w+$|\.config\.\w+$|\/src\/testing\//.test(path)
}
