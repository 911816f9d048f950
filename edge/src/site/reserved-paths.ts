/** Icons at the site's root, from `edge/public`. `social-icons.svg` is Simple Icons' (CC0), one symbol per site. */
export const ICONS = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'social-icons.svg',
]

/** Route patterns that the site's server answers itself; no remote may declare them. */
export const RESERVED_PATHS = [
  ...['api', 'assets', 'dev', 'emulator', 'fonts', 'media', 'releases'].map((name) => `/${name}/*`),
  ...['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'].map((name) => `/${name}/*`),
  ...[
    'csp-reports',
    'discovery.json',
    'livez',
    'readyz',
    'robots.txt',
    'site.webmanifest',
    'sitemap.xml',
    'telemetry',
  ].map((name) => `/${name}`),
  ...ICONS.map((icon) => `/${icon}`),
]

/** A part of a sitemap that is too large for one file: `/sitemap-1.xml`. */
export const SITEMAP_PART = /^\/sitemap-[^/]*\.xml\/?$/i
