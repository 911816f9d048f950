import { chooseSite, contentOfBuild, readProject, releaseApiClient, Steps } from '@superium/release/command'
import { buildFrontEnds } from '../../build/build-command'
import { plannedBuilds } from '../../build/build-front-ends'
import type { Settings } from '../../settings/parse-settings'
import { localSiteToken } from '../local-site-token'
import { findTokens } from './find-tokens'
import { readHistory } from './history'
import { packAs } from './pack-as'
import { parseAllArguments, USAGE } from './parse-all-arguments'
import { type Candidate, checkAll, releaseAll } from './release-all'

/**
 * `npm run release -- all`: releases the shell and all remotes of this repository whose content differs from what is live
 * on the site. Resolves to the exit code; throws `CliError`.
 */
export async function releaseAllCommand(root: string, settings: Settings, options: string[]): Promise<number> {
  if (options.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  const asked = parseAllArguments(options)
  const { env } = process
  const builds = plannedBuilds(root)
  const sites = builds[0] ? (readProject(builds[0].dir)?.sites ?? {}) : {}
  const site = chooseSite(asked.site, { env, sites, local: `http://localhost:${settings.ports.site}` })
  const tokens = findTokens(
    builds.map(({ name }) => name),
    { site, folder: asked.tokens, env, local: (name) => localSiteToken(settings.data, name, site.url) },
  )
  const history = readHistory(root)
  const print = (line: string): void => console.log(line)
  if (!history) print("Git has no whole history, or not all changes: versions continue the site's numbers.")
  await buildFrontEnds(root)
  const candidates: Candidate[] = []
  for (const { name, version, output } of builds) {
    candidates.push({
      ...{ name, packageVersion: version, content: await contentOfBuild(output) },
      client: releaseApiClient(site.url, tokens.get(name) ?? ''),
      pack: (as) => packAs(output, as, history?.commit),
    })
  }
  const steps = new Steps(print)
  const why = asked.why || (history ? `All of ${history.commit}` : '')
  const { again, replaceCanary } = asked
  const how = { why, again, replaceCanary, commits: history?.commits }
  if (asked.check) return (await checkAll(candidates, how, steps)) ? 0 : 1
  await releaseAll(candidates, how, steps)
  return 0
}
