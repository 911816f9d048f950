import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const here = import.meta.dirname
const requireOfShared = createRequire(createRequire(import.meta.url).resolve('@superium/shared/constants'))
const requireOfFirebase = createRequire(requireOfShared.resolve('firebase/package.json'))

/** TypeScript in this repository, JavaScript in the packed package. */
const setup = join(here, existsSync(join(here, 'jsdom-setup.ts')) ? 'jsdom-setup.ts' : 'jsdom-setup.js')

/** Jest would use Firebase's Node build, which stores no session and uses Node's fetch; pages need the browser build. */
const firebaseAuth = join(
  dirname(requireOfFirebase.resolve('@firebase/auth/package.json')),
  'dist/browser-cjs/index.js',
)

/**
 * The Jest configuration of the package in `dir` (.mjs: Jest reads TypeScript configurations only with ts-node on Node 20).
 * @param {string} dir the package's folder: `import.meta.dirname`
 * @param {'node' | 'jsdom'} environment jsdom for packages that render
 * @param {import('jest').Config} extra
 * @returns {import('jest').Config}
 */
export function jestProject(dir, environment = 'jsdom', extra = {}) {
  return {
    displayName: basename(dir),
    rootDir: dir,
    testEnvironment: environment === 'jsdom' ? `${here}/jsdom-environment.cjs` : 'node',
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
    moduleNameMapper: {
      '\\.css$': `${here}/css-modules.cjs`,
      '/after-paint(?:\\.js)?$': `${here}/after-paint.cjs`,
      '^@emotion/sheet$': `${here}/emotion-sheet.cjs`,
      ...(environment === 'jsdom' && { '^@firebase/auth$': firebaseAuth }),
    },
    transform: {
      '\\.(m?js|tsx?)$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      ],
    },
    transformIgnorePatterns: [
      '/node_modules/(?!(@superium|nanostores|@nanostores|firebase|@firebase|openapi-fetch|uuidv7|jose|typebox)/)',
    ],
    setupFilesAfterEnv: [
      `${here}/timeout.cjs`,
      `${here}/fail-on-console.cjs`,
      ...(environment === 'jsdom' ? [setup] : []),
    ],
    ...extra,
  }
}
