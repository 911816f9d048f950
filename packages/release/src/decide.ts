import { CliError } from './cli-error'
import { historyLines, minute, nameLines, stepLine } from './format-release-state'
import type { ReleaseArguments } from './parse-release-arguments'
import { previewAddress } from './preview-address'
import type { Project } from './project/project'
import { ramp } from './ramp/ramp'
import type { ReleaseApiClient, Step } from './site/release-api-client'

/** Changes or shows what is live. Resolves to the exit code. */
export async function decide(
  client: ReleaseApiClient,
  asked: ReleaseArguments & { name: string; url: string },
  project: Project | undefined,
  print: (line: string) => void,
): Promise<number> {
  const { action, name, why, retire, replaceCanary, again, traffic = 100 } = asked
  const how = { why, retire, replaceCanary, again }
  const done = (step: Step): number => {
    print(`Done.\n${stepLine(step)}`)
    return 0
  }
  if (action === 'rollback') {
    const step = await client.rollback(name, asked.version, why, asked.together)
    if (step) return done(step)
    print(`${name} ${asked.version ?? ''} is no longer live: nothing was changed.`)
    return 0
  }
  if (action === 'status') {
    const state = await client.all()
    const shown = asked.all ? '' : name
    const lines = state.names.filter((one) => shown === '' || one.name === shown).flatMap(nameLines)
    // Printed at once, because a pipe's reader may end before the last line.
    print([...lines, 'Last steps', ...historyLines(state, shown)].join('\n'))
    return 0
  }
  const version = asked.version ?? ownVersion(name, project)
  if (action === 'promote') return done(await client.promote(name, version, why))
  if (action === 'live') return done(await client.live(name, version, { ...how, traffic }))
  if (action === 'preview') {
    const link = await client.preview(name, version, asked.preview.hours)
    print(`${name} ${version} for whoever opens this link until ${minute(new Date(link.until).toISOString())} UTC:`)
    print(previewAddress(asked.url, link.path, asked.preview.page))
    return 0
  }
  const reached = await ramp(client, { name, version, ...asked.ramp, ...how }, print)
  return reached ? 0 : 1
}

/** The version in this folder, so that another canary is not promoted or widened by accident. */
export function ownVersion(name: string, project: Project | undefined): string {
  if (project?.name === name) return project.version
  throw new CliError(`Name the version of ${name}: this is not its folder.`)
}
