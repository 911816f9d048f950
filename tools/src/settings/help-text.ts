import { SETTINGS } from './setting-list'

/** The rows of the settings table in docs/configuration.md. */
export function settingsTable(): string[] {
  return SETTINGS.map(
    ({ name, default: value, meaning }) => `| \`${name}\` | ${value && `\`${value}\``} | ${meaning} |`,
  )
}

/** What `npm start -- --help` prints. */
export function helpText(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length))
  const rows = SETTINGS.map(({ name, default: value, meaning }) => {
    const shown = value === '' ? '' : ` (default ${value})`
    return `  ${name.padEnd(width)}  ${meaning}${shown}`
  })
  return `npm start          build what is stale and run the whole site
npm run dev        the same with hot reload
npm test           everything that must hold; npm test -- --only lint,types,unit,e2e for a part
npm run build      build what is stale
npm run dev -w mf-cart    one remote alone; -- --in http://localhost:3000: in a running site, for your browser only
npm test -w mf-cart       that remote's tests
npm run catalog    the catalogue from and to a file: -- import FILE, -- export [FILE]

Settings (environment variables):
${rows.join('\n')}
`
}
