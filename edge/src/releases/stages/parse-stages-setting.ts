import { SettingsError } from '@superium/shared/settings'

/** More would not fit a table; each is queried when an administrator opens it. */
const MAX_STAGES = 8
const NAME = /^[a-z][a-z0-9-]{0,40}$/
/** The value of the site that has the setting. */
const THIS = 'this'

/** A site that releases go through; `url` is undefined for the site itself. */
export interface StageSetting {
  name: string
  url: string | undefined
}

/**
 * Reads `STAGES`: `<name>=<origin>` with commas between, in the order in which releases go through them. `<name>=this` says
 * which of them this site is; without it, it comes last.
 */
export function parseStagesSetting(value: string | undefined): StageSetting[] {
  const entries = (value ?? '').split(',').flatMap((entry) => entry.trim() || [])
  const stages = entries.map(parseStage)
  const names = new Set(stages.map(({ name }) => name))
  if (stages.length > MAX_STAGES) throw new SettingsError(`STAGES must list at most ${MAX_STAGES} sites.`)
  if (names.size < stages.length || stages.filter(({ url }) => url === undefined).length > 1) {
    throw new SettingsError('STAGES must give each name, and "this", once.')
  }
  return stages
}

function parseStage(entry: string): StageSetting {
  const [name = '', address = ''] = entry.split(/=(.*)/s)
  if (!NAME.test(name)) throw new SettingsError(`STAGES must list <name>=<address>, not "${entry}".`)
  if (address === THIS) return { name, url: undefined }
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href
  if (!isOrigin)
    throw new SettingsError(`STAGES must give ${name} an address like https://shop.example, not "${address}".`)
  return { name, url: url.origin }
}
