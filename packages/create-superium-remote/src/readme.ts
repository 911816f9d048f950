import type { Choices } from './choices'

/** The README of a new remote. */
export const readme = ({ name, team, route }: Choices, site: string): string => `# ${name}

The remote of team ${team}: the pages that it answers on a Superium site, beginning with \`${route}\`.

\`\`\`sh
npm install
npm test                              # types, then tests
npm run dev -- --in ${site}    # ${route} in that development site, for the browser that opens the printed link
npm run build                         # dist/browser and dist/server
npm run release -- --check            # says what the site would refuse
npm run release                       # tests, builds, uploads, makes it live for everybody
\`\`\`

Releases go to \`superium.site\` in \`package.json\`, or to another site with \`--site\`. They need the token of \`${name}\` in
\`SUPERIUM_RELEASE_TOKEN\`; an administrator of the site makes it. A version is released
once and never changes: set a new one in \`package.json\` and say in \`CHANGELOG.md\` what changes for shoppers.

| What                                                  | Where                           |
| ----------------------------------------------------- | ------------------------------- |
| Pages, as the site's server describes them            | \`src/pages.ts\`                  |
| The route of each page                                | \`src/routes.tsx\`                |
| The first page                                        | \`src/first-page\`                |
| Its links in the menus of the shell                   | \`src/contributions.ts\`          |
| Every text                                            | \`src/texts.ts\`                  |
| Name, team, slots, budget of the first load           | \`rspack.config.ts\`, \`package.json\` |
| Tests of every push, a release of every tag \`v*\`      | \`.github/workflows/release.yml\` |
`
