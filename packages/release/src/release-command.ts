import { carryOver } from './carry-over'
import { CliError } from './cli-error'
import { decide, ownVersion } from './decide'
import { parseReleaseArguments } from './parse-release-arguments'
import type { Project } from './project/project'
import type { SiteChoice } from './project/read-project'
import { releaseProject } from './release-project'
import { type ChosenSite, chooseSite } from './site/choose-site'
import { releaseApiClient } from './site/release-api-client'
import { givenToken, noToken } from './site/release-token'
import { Steps } from './steps'
import { usage } from './usage'

export { CliError } from './cli-error'
export { contentOfArchive, contentOfBuild } from './format/content-hash'
export { FACTS_FILE } from './format/integrity'
export { releaseArchive } from './format/release-archive'
export type { Project } from './project/project'
export { readProject } from './project/read-project'
export { refusedUnlessMeant } from './refused-unless-meant'
export { type ChosenSite, chooseSite } from './site/choose-site'
export { type ReleaseApiClient, releaseApiClient, SiteError } from './site/release-api-client'
export { givenToken } from './site/release-token'
export { Steps } from './steps'

/** Where the command runs. */
export interface Surroundings {
  /** The command as the user typed it, for hints: `superium-release`. */
  command: string
  env: Record<string, string | undefined>
  print(line: string): void
  /** This folder's remote; undefined: only decisions on a name that an option gives. */
  project?: Project | undefined
  sites?: SiteChoice
  /** The site when nothing names one. */
  localSite?: string
  /** A token for a site that neither an option nor the environment has; it may throw `CliError`. */
  localToken?(site: ChosenSite): string | undefined
}

/** Releases a remote to a site, or shows or changes what is live. Resolves to the exit code; throws `CliError`. */
export async function releaseCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const { command, env, print, project, sites = {}, localSite, localToken } = surroundings
  if (args.includes('--help') || args.includes('-h')) {
    print(usage(command))
    return 0
  }
  const asked = parseReleaseArguments(args, command)
  const name = asked.name ?? project?.name ?? ''
  if (name === '' && !asked.all) {
    throw new CliError(
      `There is no package.json with a name in this folder: name what you mean with --name.\n${usage(command)}`,
    )
  }
  const site = chooseSite(asked.site, { env, sites, local: localSite })
  const token = givenToken(site, { file: asked.tokenFile, env }) ?? localToken?.(site) ?? noToken(site, name)
  const client = releaseApiClient(site.url, token)
  const steps = new Steps(print)
  if (asked.action !== 'release') return decide(client, { ...asked, name, url: site.url }, project, print)
  if (asked.from !== undefined) {
    const source = chooseSite(asked.from, { env, sites })
    if (source.url === site.url) throw new CliError(`${source.url} is the same site: name two with --from and --site.`)
    const sourceToken = givenToken(source, { file: undefined, env, role: 'from' }) ?? localToken?.(source)
    const from = releaseApiClient(source.url, sourceToken ?? noToken(source, name, 'from'))
    const version = asked.version ?? ownVersion(name, project)
    return carryOver(
      { name: source.stage ?? source.url, client: from },
      { name: site.stage ?? site.url, client },
      { ...asked, name, version, command },
      steps,
    )
  }
  if (project === undefined || project.name !== name) {
    throw new CliError(`A release is made in the remote's own folder, and ${name} is not this folder's name.`)
  }
  return releaseProject(project, { ...asked, command, site: site.url }, client, steps)
}
