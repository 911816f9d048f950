import { CliError } from '../cli-error'
import type { SiteChoice } from '../project/read-project'

type Environment = Record<string, string | undefined>

/** A site to talk to. */
export interface ChosenSite {
  /** Its address without a slash at the end. */
  url: string
  /** Its stage, e.g. `staging`; undefined for an address of no stage. */
  stage: string | undefined
}

const STAGE = /^[a-z][a-z0-9-]{0,40}$/

/**
 * The site that an option, `SUPERIUM_URL` or package.json names, by its address or as a stage. The address of a stage is in
 * `superium.stages` of package.json, or in the environment: `SUPERIUM_URL_<STAGE>`. `local`: the site when nothing names one.
 */
export function chooseSite(
  asked: string | undefined,
  { env, sites, local }: { env: Environment; sites: SiteChoice; local?: string | undefined },
): ChosenSite {
  const text = asked ?? env.SUPERIUM_URL ?? sites.site ?? local
  if (text === undefined) {
    throw new CliError(
      'Which site? Pass --site https://shop.example, set SUPERIUM_URL, or write "superium": {"site": "https://shop.example"} into package.json.',
    )
  }
  const stages = stagesOf(sites, env)
  const ofStage = STAGE.test(text) ? (env[`SUPERIUM_URL_${inEnvironment(text)}`] ?? stages[text]) : undefined
  const url = addressOf(ofStage ?? text)
  if (url === undefined) {
    const known = Object.keys(stages)
    throw new CliError(
      ofStage === undefined
        ? `The site must be an address like https://shop.example or a stage${known.length > 0 ? ` (${known.join(', ')})` : ' of superium.stages in package.json'}, not "${text}".`
        : `The address of the stage ${text} must be like https://shop.example, not "${ofStage}".`,
    )
  }
  const stage = ofStage === undefined ? Object.keys(stages).find((one) => addressOf(stages[one]) === url) : text
  return { url, stage }
}

/**
 * The variables that may hold a site's token: its stage's, otherwise the general one. The site that a version is copied
 * from has a separate general one, because a token is valid for one site only.
 */
export const tokenNames = ({ stage }: ChosenSite, role: 'to' | 'from' = 'to'): string[] => [
  ...(stage === undefined ? [] : [`SUPERIUM_RELEASE_TOKEN_${inEnvironment(stage)}`]),
  role === 'to' ? 'SUPERIUM_RELEASE_TOKEN' : 'SUPERIUM_FROM_TOKEN',
]

function stagesOf({ stages = {} }: SiteChoice, env: Environment): Record<string, string> {
  const wrong = Object.keys(stages).find((name) => !STAGE.test(name))
  if (wrong !== undefined) {
    throw new CliError(`superium.stages in package.json: "${wrong}" must be a name like staging, in lower case.`)
  }
  return Object.fromEntries(
    Object.entries(stages).map(([name, url]) => [name, env[`SUPERIUM_URL_${inEnvironment(name)}`] ?? url]),
  )
}

const inEnvironment = (stage: string): string => stage.toUpperCase().replaceAll('-', '_')

/** The origin, when the text is an address of a site and nothing more. */
function addressOf(text: string | undefined): string | undefined {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
  const plain = url && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href
  return plain ? url.origin : undefined
}
