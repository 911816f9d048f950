import { readReleaseFile } from './release-file'

/** A style sheet of a page: its address, and its text where it can stand in the document. */
export interface StyleSheet {
  href: string
  text?: string | undefined
}

/** Files of a release never change: they are read once. */
const texts = new Map<string, Promise<string | undefined>>()
const MOST_KEPT = 200

/**
 * The style sheets at these addresses, with their text: standing in the document they save the first paint a round trip.
 * Left at its address is what another server has, and what would mean something else inside of a document.
 */
export function styleSheets(releasesDir: string, addresses: readonly string[]): Promise<StyleSheet[]> {
  return Promise.all(addresses.map(async (href) => ({ href, text: await textOf(releasesDir, href) })))
}

async function textOf(releasesDir: string, href: string): Promise<string | undefined> {
  const key = `${releasesDir} ${href}`
  const known = texts.get(key)
  if (known) return known
  const reading = readReleaseFile(releasesDir, href).then(portable)
  if (texts.size >= MOST_KEPT) texts.clear()
  texts.set(key, reading)
  if ((await reading) === undefined) texts.delete(key)
  return reading
}

/** The text, if it has no address relative to its file and cannot end its element early. */
function portable(text: string | undefined): string | undefined {
  const css = text?.replace(/\s*\/\*# sourceMappingURL=.*?\*\/\s*$/, '')
  return css === undefined || /url\((?!\s*['"]?(?:data:|#))|@import|<\//i.test(css) ? undefined : css
}
