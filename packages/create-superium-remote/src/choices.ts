/** A team's choices for its new remote. */
export interface Choices {
  /** Discovery name and folder, e.g. `mf-gift`. */
  name: string
  /** The owning team, e.g. `Gift`. */
  team: string
  /** Path of the first page, e.g. `/gift`. */
  route: string
}

const RULES: Record<keyof Choices, { rule: RegExp; max: number; says: string }> = {
  name: {
    rule: /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    max: 41,
    says: 'like mf-gift: "mf-", then lower-case letters and digits, with single hyphens between',
  },
  team: {
    rule: /^\p{L}[\p{L}\p{N}]*(?:[ -][\p{L}\p{N}]+)*$/u,
    // The limit of a menu label.
    max: 30,
    says: 'like Gift: letters and digits, with single spaces or hyphens between',
  },
  route: {
    rule: /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/,
    max: 100,
    says: 'like /gift: it starts with a slash, then lower-case letters and digits, with single hyphens between',
  },
}

/** The first parts of addresses that a site's server answers itself; a test compares them with the server's list. */
export const RESERVED = [
  'api',
  'assets',
  'csp-reports',
  'dev',
  'emulator',
  'fonts',
  'livez',
  'media',
  'readyz',
  'releases',
  'telemetry',
]

/** Says what is wrong with a choice; undefined when it is fine. */
export function problemOf(choice: keyof Choices, value: string): string | undefined {
  const { rule, max, says } = RULES[choice]
  if (!rule.test(value)) return `The ${choice} must look ${says}. It is not "${value}".`
  if (value.length > max) return `The ${choice} has ${value.length} characters, and ${max} are allowed.`
  const [, first = ''] = value.split('/')
  if (choice === 'route' && RESERVED.includes(first)) {
    return `The route ${value} is reserved: the site's server answers /${first} itself. Choose another one.`
  }
  return undefined
}
