import { join } from 'node:path'
import { jestProject } from '@superium/build/jest'

const root = join(import.meta.dirname, '../..')

/**
 * The Jest project of a package of this repository that is not a remote.
 * @param {string} displayName the package's folder
 * @param {'node' | 'jsdom'} environment jsdom for packages that render
 * @param {import('jest').Config} extra
 * @returns {import('jest').Config}
 */
export const project = (displayName, environment = 'jsdom', extra = {}) =>
  jestProject(join(root, displayName), environment, { displayName, ...extra })
