import { integrityOf } from '@superium/release/integrity'
import { readReleaseFile } from './release-file'

/** A style sheet's address; `integrity` (`sha384-…`) is undefined for a development server. */
export interface StyleLink {
  href: string
  integrity: string | undefined
}

/** A style sheet of a page, with its text when it can be inlined. */
export interface StyleSheet extends StyleLink {
  text: string | undefined
}

/** Files of a release never change, so each is read once. */
const texts = new Map<string, Promise<string | undefined>>()
const MAX_CACHED = 200

/** Characters of the largest style sheet that is inlined; larger ones load separately and are cached. */
const MAX_INLINED = 64 * 1024

/**
 * Reads the text of style sheets, so that the document can inline them and the first paint saves a round trip. The text is
 * undefined for a large sheet, a sheet of another server, one with relative addresses, and one that does not match its hash, which the
 * browser then refuses.
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
  if (texts.size >= MAX_CACHED) texts.clear()
  texts.set(key, reading)
  if ((await reading) === undefined) texts.delete(key)
  return reading
}

/** The text, unless it has addresses relative to its file or could close its `<style>` element early. */
function portable(text: string): string | undefined {
  const css = text.replace(/\s*\/\*# sourceMappingURL=.*?\*\/\s*$/, '')
  if (css.length > MAX_INLINED) return undefined
  return /url\((?!\s*['"]?(?:data:|#))|@import|<\//i.test(css) ? undefined : css
}
