import { CliError } from './cli-error'
import { readProject } from './project/read-project'
import { releaseCommand } from './release-command'

/** `superium-release`, for the remote in the working directory. Resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    const found = readProject(process.cwd())
    return await releaseCommand(args, {
      command: 'superium-release',
      env: process.env,
      print: (line) => console.log(line),
      project: found?.project,
      ...(found && { sites: found.sites }),
    })
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(error.message)
    return 1
  }
}
