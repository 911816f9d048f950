interface PostcodeFormat {
  /** The English name, as the checkout's list of countries has it, and other usual names. */
  names: readonly string[]
  pattern: RegExp
  example: string
}

/** Digits only, as many as the example has. */
const digits = (example: string, ...names: string[]): PostcodeFormat => ({
  names,
  pattern: new RegExp(`^\\d{${example.length}}$`),
  example,
})
const format = (pattern: RegExp, example: string, ...names: string[]): PostcodeFormat => ({ names, pattern, example })

/** The postcodes of the countries that order most; by ISO 3166 code. Patterns match upper case. */
const FORMATS: Record<string, PostcodeFormat> = {
  AT: digits('1010', 'Austria'),
  AU: digits('2000', 'Australia'),
  BD: digits('1205', 'Bangladesh'),
  BE: digits('1000', 'Belgium'),
  BR: format(/^\d{5}-?\d{3}$/, '01310-100', 'Brazil'),
  CA: format(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'K1A 0B1', 'Canada'),
  CH: digits('8001', 'Switzerland'),
  CN: digits('100000', 'China'),
  DE: digits('10115', 'Germany'),
  DK: digits('1050', 'Denmark'),
  ES: digits('28013', 'Spain'),
  FI: digits('00100', 'Finland'),
  FR: digits('75001', 'France'),
  GB: format(
    /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    'SW1A 1AA',
    'United Kingdom',
    'UK',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
  ),
  IN: format(/^\d{3} ?\d{3}$/, '110001', 'India'),
  IT: digits('00184', 'Italy'),
  JP: format(/^\d{3}-?\d{4}$/, '100-0001', 'Japan'),
  KR: digits('04524', 'South Korea'),
  MX: digits('06000', 'Mexico'),
  NL: format(/^\d{4} ?[A-Z]{2}$/, '1012 AB', 'Netherlands', 'The Netherlands'),
  NO: digits('0150', 'Norway'),
  NZ: digits('6011', 'New Zealand'),
  PK: digits('44000', 'Pakistan'),
  PL: format(/^\d{2}-?\d{3}$/, '00-950', 'Poland'),
  PT: format(/^\d{4}(-\d{3})?$/, '1000-001', 'Portugal'),
  SE: format(/^\d{3} ?\d{2}$/, '111 20', 'Sweden'),
  SG: digits('018956', 'Singapore'),
  TR: digits('34000', 'Turkey', 'Türkiye'),
  US: format(/^\d{5}(-\d{4})?$/, '94103', 'United States', 'USA', 'United States of America'),
  ZA: digits('8001', 'South Africa'),
}

const byName = new Map(
  Object.entries(FORMATS).flatMap(([code, one]) => [code, ...one.names].map((name) => [name.toLowerCase(), one])),
)

/** The postcode's format in a country, by its English name or ISO 3166 code; undefined where it is not known. */
export function postcodeFormat(country: string): Pick<PostcodeFormat, 'pattern' | 'example'> | undefined {
  return byName.get(country.trim().toLowerCase())
}

/** ISO 3166 codes of the countries without postcodes. */
const WITHOUT =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA ' +
  'RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
const OTHER_NAMES = ['uae', 'hong kong', 'macau', 'ivory coast', 'congo']

let without: ReadonlySet<string> | undefined

/** Whether addresses of a country, by its English name or ISO 3166 code, have a postcode; true where it is not known. */
export function hasPostcodes(country: string): boolean {
  if (!without) {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    const codes = WITHOUT.split(' ')
    without = new Set(
      [...codes, ...codes.map((code) => names.of(code) ?? code), ...OTHER_NAMES].map((one) => one.toLowerCase()),
    )
  }
  return !without.has(country.trim().toLowerCase())
}
