import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const requireOfFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'))

const here = import.meta.dirname
const root = join(here, '../..')

/** Jest takes Firebase's Node build, which keeps no session and holds on to Node's own fetch: pages need the browser's. */
const firebaseAuth = join(
  dirname(requireOfFirebase.resolve('@firebase/auth/package.json')),
  'dist/browser-cjs/index.js',
)

/**
 * What every package's Jest project shares (.mjs: Jest reads TypeScript configurations only with ts-node on Node 20).
 * @param {string} displayName the package's folder
 * @param {'node' | 'jsdom'} environment jsdom for packages that render
 * @param {import('jest').Config} extra
 * @returns {import('jest').Config}
 */
export function project(displayName, environment = 'jsdom', extra = {}) {
  return {
    displayName,
    rootDir: `${root}/${displayName}`,
    testEnvironment: environment === 'jsdom' ? `${here}/jsdom-environment.cjs` : 'node',
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
    moduleNameMapper: {
      '\\.css$': `${here}/css-modules.cjs`,
      '/after-paint$': `${here}/after-paint.cjs`,
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
      '/node_modules/(?!(nanostores|@nanostores|firebase|@firebase|openapi-fetch|uuidv7|jose|typebox)/)',
    ],
    setupFilesAfterEnv: [
      `${here}/timeout.cjs`,
      `${here}/fail-on-console.cjs`,
      ...(environment === 'jsdom' ? [`${here}/jsdom-setup.ts`] : []),
    ],
    ...extra,
  }
}
