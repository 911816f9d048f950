import type { Deployment, ReleaseFacts } from '@superium/shared/contract'
import type { Site } from '../discovery/compose-site'
import { integrityOfRelease } from './deployment-from-store'
import { inlineStyleSheets, type StyleLink, type StyleSheet } from './inline-style-sheets'
import { releaseUrl } from './release-file'

/** The chunk of `./slots/home`, as Module Federation names it. */
const CHUNK = '__federation_expose_slots__home'
/** Style sheets per section, limited because all teams share the home page that inlines them. */
const MAX_SHEETS = 4

/** Characters of a section's style sheet in the document; every visitor of the home page gets those of all teams. */
const MAX_CHARACTERS = 16_000

/** Files of a release never change, so its list of hashes is read once. */
const known = new WeakMap<Deployment, StyleLink[]>()

/**
 * The style sheets of all sections that remotes add to the home page, to be inlined. Sheets that cannot be inlined and
 * those of damaged releases are left out: the section's script loads them, and a link here would delay the whole page.
 */
export async function homeSectionStyles(
  releasesDir: string,
  { discovery }: Pick<Site, 'discovery'>,
): Promise<StyleSheet[]> {
  const sections = Object.values(discovery.microFrontends)
    .flat()
    .filter(({ extras }) => extras.superium.contributions?.home)
  const links = await Promise.all(sections.map((one) => stylesOf(releasesDir, one)))
  const sheets = await inlineStyleSheets(releasesDir, links.flat())
  return sheets.filter(({ text }) => text !== undefined && text.length <= MAX_CHARACTERS)
}

/** The style sheets of a release's section that the home page carries. */
export const homeSectionFiles = ({ chunks }: Pick<ReleaseFacts, 'chunks'>): string[] =>
  (chunks?.[CHUNK]?.css ?? []).slice(0, MAX_SHEETS)

async function stylesOf(releasesDir: string, deployment: Deployment): Promise<StyleLink[]> {
  const cached = known.get(deployment)
  if (cached) return cached
  const files = homeSectionFiles(deployment.extras.superium)
  if (files.length === 0) return []
  try {
    const integrity = await integrityOfRelease(releasesDir, deployment)
    const links = files.map((file) => ({ href: releaseUrl(deployment.url, file), integrity: integrity[file] }))
    known.set(deployment, links)
    return links
  } catch {
    return []
  }
}
