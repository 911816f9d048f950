import { frontEnds } from '../build/front-ends'
import { CliError } from '../cli-error'
import { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { historyLines, nameLines, stepLine } from './format-release-state'
import { parseReleaseArguments, type ReleaseArguments } from './parse-release-arguments'
import { ramp } from './ramp'
import { type ReleaseApiClient, releaseApiClient, type Step } from './release-api-client'
import { releasePackage } from './release-package'
import { releaseToken } from './release-token'

/** `npm run release`: releases a package to a site, or decides on or shows what is live. Resolves to the exit code. */
export async function releaseCommand(root: string, settings: Settings, options: string[]): Promise<number> {
  const asked = parseReleaseArguments(options)
  const names = frontEnds(root)
  const frontEnd = names.find(({ name }) => name === asked.name)
  if (!frontEnd && asked.name !== '') {
    throw new CliError(`There is no package "${asked.name}": ${names.map(({ name }) => name).join(', ')}.`)
  }
  const site = asked.site ?? `http://localhost:${settings.ports.site}`
  const tokenName = frontEnd?.name ?? names[0]?.name ?? ''
  const token = releaseToken(settings, { name: tokenName, site, given: process.env.SUPERIUM_RELEASE_TOKEN })
  const client = releaseApiClient(site, token)
  const progress = new Progress(process.stdout)
  if (asked.action !== 'release') return decide(client, asked, frontEnd?.version ?? '', progress)
  if (!frontEnd) throw new CliError('Name a package.')
  return releasePackage(root, frontEnd, { ...asked, site }, client, progress)
}

/** `own`: the version in this folder, so that another canary is not promoted or widened by accident. */
async function decide(
  client: ReleaseApiClient,
  asked: ReleaseArguments,
  own: string,
  progress: Progress,
): Promise<number> {
  const { action, name, version = own, why, retire, replaceCanary, again, traffic = 100 } = asked
  const how = { why, retire, replaceCanary, again }
  if (action === 'promote') return printStep(progress, await client.promote(name, version, why))
  if (action === 'live') return printStep(progress, await client.live(name, version, { ...how, traffic }))
  if (action === 'ramp') {
    const reached = await ramp(client, { name, version, ...asked.ramp }, how, (line) => progress.say(line))
    return reached ? 0 : 1
  }
  if (action === 'rollback') {
    const step = await client.rollback(name, asked.version, why, asked.together)
    if (step) return printStep(progress, step)
    progress.say(`${name} ${version} is no longer live: nothing was changed.`)
    return 0
  }
  const state = await client.all()
  const lines = state.names.filter((one) => name === '' || one.name === name).flatMap(nameLines)
  // Printed at once, because a pipe's reader may end before the last line.
  progress.say([...lines, 'Last steps', ...historyLines(state, name)].join('\n'))
  return 0
}

function printStep(progress: Progress, step: Step): number {
  progress.say(`Done.\n${stepLine(step)}`)
  return 0
}
