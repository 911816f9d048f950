import { escapeHtml } from '../document/escape-html'

/** One address of a sitemap; `changed` is an ISO 8601 time. */
export interface SitemapEntry {
  url: string
  changed?: string | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The XML of a list of pages (sitemaps.org). */
export const urlset = (entries: SitemapEntry[]): string =>
  `${HEAD}<urlset ${SPACE}>\n${entries.map((one) => entry('url', one)).join('')}</urlset>\n`

/** The XML of a list of sitemaps. */
export const sitemapIndex = (entries: SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${entries.map((one) => entry('sitemap', one)).join('')}</sitemapindex>\n`

function entry(tag: string, { url, changed }: SitemapEntry): string {
  const modified = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`
  return `<${tag}><loc>${escapeHtml(url)}</loc>${modified}</${tag}>\n`
}
