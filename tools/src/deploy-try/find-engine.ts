import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CliError } from '../cli-error'

const run = promisify(execFile)

/** A container engine that answers, with Compose. */
export interface Engine {
  /** Its command: docker or podman. */
  command: string
  /** Names and versions, for the report. */
  versions: string
}

/**
 * Finds docker, then podman, on PATH (DOCKER_HOST says where its daemon is). Throws `CliError` if none answers, or if it
 * already has containers, or volumes of a shop: the trial removes those of its own shop, which has the same names.
 */
export async function findEngine(): Promise<Engine> {
  const tried: string[] = []
  for (const command of ['docker', 'podman']) {
    try {
      const engine = (await run(command, ['version', '--format', '{{.Server.Version}}'])).stdout.trim()
      const compose = (await run(command, ['compose', 'version', '--short'])).stdout.trim()
      const containers = (await run(command, ['ps', '-aq'])).stdout.trim()
      const volumes = (await run(command, ['volume', 'ls', '-q', '--filter', 'name=superium_'])).stdout.trim()
      if (containers !== '' || volumes !== '')
        throw new CliError(`deploy:try needs an empty engine, but ${command} has containers or volumes of a shop.`)
      return { command, versions: `${command} ${engine}, Compose ${compose}` }
    } catch (error) {
      if (error instanceof CliError) throw error
      tried.push(`${command}: ${error instanceof Error ? error.message.trim().split('\n').at(-1) : error}`)
    }
  }
  throw new CliError(`No container engine with Compose answers.\n${tried.join('\n')}`)
}
