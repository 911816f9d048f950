import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { misspelledNames } from '@superium/shared/settings'
import { CliError } from './cli-error'
import { helpText } from './settings/help-text'
import { parseSettings } from './settings/parse-settings'

/** Commands that explain themselves. */
const OWN_HELP = new Set(['release', 'test', 'deploy:try'])

/**
 * Runs `start`, `dev`, `test`, `build`, `packages`, `release`, `first-release`, `catalog`, `admin` or `deploy:try` for the
 * repository in the working directory; resolves to the exit code.
 */
export async function main([command = '', ...options]: string[]): Promise<number> {
  if (!OWN_HELP.has(command) && (options.includes('--help') || options.includes('-h'))) {
    process.stdout.write(helpText())
    return 0
  }
  try {
    return await run(command, options)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(error.message)
    return 1
  }
}

async function run(command: string, options: string[]): Promise<number> {
  const root = process.cwd()
  for (const warning of misspelledNames(process.env)) console.error(warning)
  const settings = parseSettings(process.env, root)
  switch (command) {
    case 'start':
      return (await import('./start/start-command')).startCommand(root, settings)
    case 'dev':
      if (options.length > 0)
        return (await import('./dev/standalone/standalone-command')).standaloneCommand(root, settings, options)
      return (await import('./dev/dev-command')).devCommand(root, settings)
    case 'build':
      return (await import('./build/build-command')).buildCommand(root)
    case 'packages':
      return (await import('./packages/packages-command')).packagesCommand(root)
    case 'release':
      return (await import('./release/release-command')).releaseCommand(root, settings, options)
    case 'first-release':
      return (await import('./release/first-release-command')).firstReleaseCommand(root, process.env)
    case 'admin':
      return (await import('./admin/admin-command')).adminCommand(settings, options)
    case 'catalog':
      return (await import('./catalog/catalog-command')).catalogCommand(settings, options)
    case 'deploy:try':
      return (await import('./deploy-try/deploy-try-command')).deployTryCommand(root, options)
    case 'test':
      // `npm test -w mf-cart` names its package.
      if (options[0] && existsSync(join(root, options[0], 'jest.config.mjs'))) {
        return (await import('./test/test-package')).testPackage(options[0], options.slice(1))
      }
      return (await import('./test/test-command')).testCommand(root, settings, options)
    default:
      throw new CliError(
        `Unknown command "${command}${options.map((one) => ` ${one}`).join('')}": use start, dev, test, build, packages, release, first-release, catalog, admin or deploy:try.`,
      )
  }
}
