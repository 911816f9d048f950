/**
 * The site's typeface: Figtree (SIL Open Font License, `public/fonts/figtree-license.txt`), Latin, weights 400 to 600.
 * The name contains the hash of the file, which browsers may keep forever.
 */
export const FONT_FILE = 'fonts/figtree-7be69088.woff2'

/** A fallback typeface, with the scale that makes it as wide as Figtree. */
interface Fallback {
  family: string
  weight: string
  local: string[]
  /** Width of the shop's texts in Figtree, in per cent of their width in this typeface. */
  sizeAdjust: number
  /**
   * The same for digits: Figtree's tabular digits are relatively wider than its letters, so rows of sizes wrapped
   * differently.
   */
  digitAdjust: number
}

/** Measured in a browser, with half a page of the shop's texts; Figtree's weight 600 is compared with their bold. */
const FALLBACKS: Fallback[] = [
  {
    family: 'Figtree Arial',
    weight: '400 500',
    local: ['Arial', 'Arimo', 'Liberation Sans'],
    sizeAdjust: 100.5,
    digitAdjust: 112.02,
  },
  {
    family: 'Figtree Arial',
    weight: '600 900',
    local: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold'],
    sizeAdjust: 95.73,
    digitAdjust: 112.92,
  },
  { family: 'Figtree Roboto', weight: '400 500', local: ['Roboto'], sizeAdjust: 101.22, digitAdjust: 110.95 },
  { family: 'Figtree Roboto', weight: '600 900', local: ['Roboto Bold'], sizeAdjust: 101.46, digitAdjust: 109.08 },
]

/** Figtree's own ascent and descent, in per cent of its size. */
const [ASCENT, DESCENT] = [95, 25]

const fallbackFace = ({ family, weight, local }: Fallback, adjust: number, range = ''): string => {
  const own = (value: number): string => `${((value / adjust) * 100).toFixed(2)}%`
  const src = local.map((name) => `local("${name}")`).join(',')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${src};size-adjust:${adjust}%;ascent-override:${own(ASCENT)};descent-override:${own(DESCENT)};line-gap-override:0%${range}}`
}

/** Of two faces that match, the later one is used for the characters of its range. */
const fallbackFaces = (fallback: Fallback): string =>
  fallbackFace(fallback, fallback.sizeAdjust) + fallbackFace(fallback, fallback.digitAdjust, ';unicode-range:U+30-39')

/** The faces that `--font` names (`shared/src/ui/tokens.css`): Figtree, and its stand-ins until it is loaded. */
const FONT_CSS = [
  `@font-face{font-family:Figtree;font-weight:400 600;font-display:swap;src:url(/${FONT_FILE}) format("woff2")}`,
  ...FALLBACKS.map(fallbackFaces),
].join('')

/**
 * Whether a page's style sheets name the typeface; those of older shells do not. A development server's, whose text is
 * unknown, count as naming it.
 */
const namesFont = (styles: readonly { text: string | undefined }[]): boolean =>
  styles.some(({ text }) => text === undefined || text.includes('Figtree'))

/** The typeface and its stand-ins, for the head; none for a page that does not name it. */
export const fontFaces = (styles: readonly { text: string | undefined }[], nonce: string): string =>
  namesFont(styles) ? `<style nonce="${nonce}">${FONT_CSS}</style>` : ''

/** Requests the typeface, from the body: Chromium holds back the first paint for a font that the head preloads. */
export const fontPreload = (styles: readonly { text: string | undefined }[]): string =>
  namesFont(styles) ? `<link rel="preload" as="font" type="font/woff2" href="/${FONT_FILE}" crossorigin>` : ''
