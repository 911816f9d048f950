import { SETTINGS } from './setting-list'

/** The rows of the settings table in docs/configuration.md. */
export function settingsTable(): string[] {
  return SETTINGS.map(
    ({ name, default: value, meaning }) => `| \`${name}\` | ${value && `\`${value}\``} | ${meaning} |`,
  )
}

/** The output of `npm start -- --help`. */
export function helpText(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length))
  const rows = SETTINGS.map(({ name, default: value, meaning }) => {
    const shown = value === '' ? '' : ` (default ${value})`
    return `  ${name.padEnd(width)}  ${meaning}${shown}`
  })
  return `npm start                   build what has changed and run the site
npm run dev                 run the site with hot reload
npm test                    run all checks and tests; -- --help for parts of them
npm run build               build what has changed, servers and front end
npm run dev -w mf-cart      run one remote standalone; -- --in http://localhost:3000 in a running site, for your browser only
npm test -w mf-cart         run the tests of one package
npm run release -w mf-cart  release one remote; -- --help for status, ramp, promote, rollback and more
npm run release -- all      release the shell and all remotes that differ from what is live; -- all --help for options
npm run packages            pack what a team in another repository installs into dist/packages
npm run admin               -- grant E-MAIL or -- revoke E-MAIL: who is an administrator
npm run first-release       fill an empty release store (RELEASES_DIR or RELEASES_S3_...) and make it live
npm run catalog             -- import FILE [ENCODING] or -- export [FILE]: the catalogue from or to a file
npm run bench               measure how fast the site is; -- --help for its parts
npm run harden              attack a site of its own; -- --help for its parts
npm run deploy:try          try docs/operations.md with the container engine on this machine; -- --help for more
npm run lint                check format and lint rules; npm run format mends the format
npm run types               check types
npm run borders             check which package imports which
npm run unit                run all unit tests
npm run openapi             make the API's client anew, after a change of a schema
npm run schema              make the JSON Schema of releases anew, after a change of the facts
npm run migration -w api    -- --name NAME: make a migration, after a change of a table

Settings (environment variables):
${rows.join('\n')}
`
}
