import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import type { ReleaseFacts } from '@superium/shared/contract'
import { frontEnds } from '../../../tools/src/build/front-ends'

/** A front-end package with its build configuration and facts. */
export interface Package {
  name: string
  dir: string
  configurations: Configuration[]
  facts: ReleaseFacts
  /** Module Federation's exposes: `./routes` to the absolute path of its source. */
  exposes: Record<string, string>
}

/** The shell and all remotes, from their own build configurations. */
export function frontEndPackages(root: string): Promise<Package[]> {
  return Promise.all(
    frontEnds(root).map(async ({ name, dir }) => {
      const { default: configurations } = (await import(join(dir, 'rspack.config.ts'))) as { default: Configuration[] }
      const facts = facet(configurations, 'FactsPlugin', 'facts') as ReleaseFacts
      const federation = facet(configurations, 'ModuleFederationPlugin', '_options') as {
        exposes?: Record<string, string>
      }
      const exposes = Object.entries(federation.exposes ?? {}).map(([key, file]) => [key, sourcePath(dir, file)])
      return { name, dir, configurations, facts, exposes: Object.fromEntries(exposes) }
    }),
  )
}

/** A property of the first plugin of this class. */
function facet(configurations: Configuration[], plugin: string, property: string): unknown {
  const found = configurations.flatMap(({ plugins = [] }) => plugins).find((one) => one?.constructor.name === plugin)
  const value = found && Object.getOwnPropertyDescriptor(found, property)?.value
  if (value === undefined) throw new Error(`The build has no ${plugin} with "${property}".`)
  return value
}

function sourcePath(dir: string, file: string): string {
  const path = join(dir, file)
  if (!existsSync(path)) throw new Error(`${path} is exposed but does not exist.`)
  return path
}
