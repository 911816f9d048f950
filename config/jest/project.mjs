import { join } from 'node:path'
import { jestProject } from '@superium/build/jest'

const root = join(import.meta.dirname, '../..')

/** Packages that tests import too, so that they and the product share one copy. */
const LOADED_ONCE = [
  ...['ajv', 'csv-parse', 'drizzle-orm', 'fastify', 'jose', 'lru-cache', 'pg', 'sharp', 'smtp-server', 'tar'],
  ...['typebox', 'uuidv7'],
].join('|')

/**
 * The Jest project of a package of this repository that is not a remote.
 * @param {string} displayName the package's folder
 * @param {'node' | 'jsdom'} environment jsdom for packages that render
 * @param {import('jest').Config} extra
 * @returns {import('jest').Config}
 */
export const project = (displayName, environment = 'jsdom', extra = {}) =>
  jestProject(join(root, displayName), environment, { displayName, ...extra })

/**
 * The same for a package that runs on Node: each worker loads its modules once, as a server does, and not once per test
 * file. So tests share what modules keep, and cannot mock modules. Files directly in a `testing` or `trials` folder are loaded
 * for each test file, because they may use Jest.
 * @param {string} displayName the package's folder
 * @param {import('jest').Config} extra
 * @returns {import('jest').Config}
 */
export function nodeProject(displayName, extra = {}) {
  const { transform, ...base } = project(displayName, 'node', extra)
  const [swc] = Object.values(transform)
  return {
    ...base,
    testEnvironment: `${root}/config/jest/node-environment.cjs`,
    transformIgnorePatterns: [
      `/node_modules/(?!(${LOADED_ONCE})/)`,
      `${root}/(config|packages/build/src)/jest/`,
      '\\.json$',
    ],
    transform: {
      '\\.test\\.tsx?$|/(testing|trials)/[^/]*$': swc,
      [`^${root}/|/node_modules/(${LOADED_ONCE})/`]: `${root}/config/jest/load-once.cjs`,
    },
  }
}
