import { integrityOf } from './integrity'
import { readReleaseFile } from './release-file'

/** A style sheet's address; `integrity` (`sha384-…`) is undefined where the release is a development server's. */
export interface StyleLink {
  href: string
  integrity: string | undefined
}

/** A style sheet of a page, with its text where it can stand in the document. */
export interface StyleSheet extends StyleLink {
  text: string | undefined
}

/** Files of a release never change: they are read once. */
const texts = new Map<string, Promise<string | undefined>>()
const MOST_KEPT = 200

/**
 * The style sheets at these addresses, with their text: standing in the document they save the first paint a round trip.
 * Left at its address is what another server has, what would mean something else inside of a document, and what is not what
 * its hash says: that one the browser refuses.
 */
export function inlineStyleSheets(releasesDir: string, links: readonly StyleLink[]): Promise<StyleSheet[]> {
  return Promise.all(links.map(async (link) => ({ ...link, text: await textOf(releasesDir, link) })))
}

async function textOf(releasesDir: string, { href, integrity }: StyleLink): Promise<string | undefined> {
  const key = `${releasesDir} ${href} ${integrity}`
  const known = texts.get(key)
  if (known) return known
  const reading = readReleaseFile(releasesDir, href).then((css) =>
    css === undefined || (integrity !== undefined && integrityOf(Buffer.from(css)) !== integrity)
      ? undefined
      : portable(css),
  )
  if (texts.size >= MOST_KEPT) texts.clear()
  texts.set(key, reading)
  if ((await reading) === undefined) texts.delete(key)
  return reading
}

/** The text, if it has no address relative to its file and cannot end its element early. */
function portable(text: string): string | undefined {
  const css = text.replace(/\s*\/\*# sourceMappingURL=.*?\*\/\s*$/, '')
  return /url\((?!\s*['"]?(?:data:|#))|@import|<\//i.test(css) ? undefined : css
}
