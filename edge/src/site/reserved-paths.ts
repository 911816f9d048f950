/** The icons at the site's root, from `edge/public`. */
export const ICONS = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
]

/** What the site's server answers or redirects itself, as route patterns: no remote is asked there. */
export const RESERVED_PATHS = [
  ...['api', 'assets', 'media', 'releases'].map((name) => `/${name}/*`),
  ...['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'].map((name) => `/${name}/*`),
  ...['discovery.json', 'healthz', 'robots.txt', 'site.webmanifest', 'sitemap.xml', 'telemetry'].map(
    (name) => `/${name}`,
  ),
  ...ICONS.map((icon) => `/${icon}`),
]

/** The parts of a sitemap that is too large for one file: `/sitemap-1.xml`. */
export const SITEMAP_PART = /^\/sitemap-[^/]*\.xml\/?$/i
