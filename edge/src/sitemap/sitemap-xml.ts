import { escapeHtml } from '../document/escape-html'

/** One address of a sitemap, with the time of its last change (ISO 8601) where it is known. */
export interface SitemapEntry {
  url: string
  changed?: string | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A list of pages (sitemaps.org). */
export const urlset = (places: SitemapEntry[]): string =>
  `${HEAD}<urlset ${SPACE}>\n${places.map((place) => entry('url', place)).join('')}</urlset>\n`

/** A list of such lists. */
export const sitemapIndex = (places: SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${places.map((place) => entry('sitemap', place)).join('')}</sitemapindex>\n`

function entry(tag: string, { url, changed }: SitemapEntry): string {
  const modified = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`
  return `<${tag}><loc>${escapeHtml(url)}</loc>${modified}</${tag}>\n`
}
