import type { Choices } from './choices'
import { readme } from './readme'
import { RELEASE_WORKFLOW } from './release-workflow'
import type { Surroundings } from './surroundings'

/** Packages that a page needs in the browser; the others are for development. */
const AT_RUN_TIME = new Set(['@superium/shared', 'react', 'react-dom'])

/** All files of a new remote except its sources: path to content. */
export function configurationFiles(choices: Choices, surroundings: Surroundings): Record<string, string> {
  const { name, team } = choices
  const types = ['node', 'jest', '@testing-library/jest-dom', '@superium/shared/css-modules']
  return {
    '.github/workflows/release.yml': RELEASE_WORKFLOW,
    '.gitignore': 'node_modules/\ndist/\n',
    'CHANGELOG.md': `# ${name}\n\n## 1.0.0\n\n- The first page\n`,
    'README.md': readme(choices, surroundings.site),
    'package.json': json(manifest(choices, surroundings)),
    'tsconfig.json': json({
      extends: '@superium/build/tsconfig.json',
      compilerOptions: { types },
      include: ['src', '*.ts'],
    }),
    'jest.config.mjs':
      "import { jestProject } from '@superium/build/jest'\n\nexport default jestProject(import.meta.dirname)\n",
    'rspack.config.ts': `import { remote } from '@superium/build'
import { contributions } from './src/contributions'
import { pages } from './src/pages'

export default remote({
  dir: import.meta.dirname,
  name: '${name}',
  owner: '${team}',
  exposes: { './routes': './src/routes.tsx' },
  pages,
  contributions,
})
`,
  }
}

function manifest({ name, team }: Choices, { ranges, site }: Surroundings): object {
  const wanted = (atRunTime: boolean) =>
    Object.fromEntries(Object.entries(ranges).filter(([one]) => AT_RUN_TIME.has(one) === atRunTime))
  return {
    name,
    version: '1.0.0',
    private: true,
    description: `The remote of team ${team}`,
    type: 'module',
    engines: { node: '^20.19.0 || ^22.12.0 || ^24.0.0 || ^26.0.0' },
    scripts: {
      dev: 'superium-build dev',
      build: 'superium-build',
      test: 'tsc --noEmit && jest',
      release: 'superium-release',
    },
    superium: { budget: 35_000, site },
    dependencies: wanted(true),
    devDependencies: wanted(false),
  }
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
