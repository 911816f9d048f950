import { existsSync, readdirSync } from 'node:fs'

const root = import.meta.dirname

/** Every package that has a Jest configuration is a project: a new team's package joins by being there. */
export default {
  projects: [...readdirSync(root), ...readdirSync(`${root}/packages`).map((name) => `packages/${name}`)]
    .filter((name) => existsSync(`${root}/${name}/jest.config.mjs`))
    .map((name) => `<rootDir>/${name}`),
}
