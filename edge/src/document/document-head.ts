import type { CriticalPicture } from '@superium/shared/contract'
import type { FormStyle } from '../isolated-process/rendered-head'
import type { HostEntry } from '../releases/host-entry'
import type { StyleSheet } from '../releases/inline-style-sheets'
import type { PageFiles } from '../releases/page-files'
import { SITE_NAME } from '../texts'
import { fontFaces } from '../typeface/web-font'
import { escapeHtml, jsonForScript } from './escape-html'
import { LATE_TAPS_SCRIPT } from './late-taps-script'
import { NO_SCRIPT_CSS, SKELETON_CSS } from './loading-skeleton'
import type { PageMetadata } from './page-metadata'
import { THEME_SCRIPT } from './theme-script'

/** The CSP nonces of one response. */
export interface Nonces {
  script: string
  style: string
}

export interface HeadParts {
  page: PageMetadata
  hints: PageFiles['hints']
  /** The style sheets of the host and of the page, in order. */
  styles: StyleSheet[]
  /** Styles of the form parts in the page's HTML. */
  formStyles: readonly FormStyle[]
  /** CSS that shows small versions of the critical pictures until their files are loaded. */
  pictureStyle: string
  /** The site's origin, for absolute addresses. */
  origin: string
  nonces: Nonces
  entry: HostEntry
  /** The script with the document's Trusted Types policy. */
  trustedTypes: string
  /** The inline script that reports failures; empty if the document does not report. */
  watch: string
  /** Id of the element that the first paint waits for. */
  paintFrom?: string | undefined
}

/** The document up to `</head>`. */
export function renderHead({
  page,
  origin,
  nonces,
  entry,
  hints,
  styles,
  formStyles,
  pictureStyle,
  trustedTypes,
  watch,
  paintFrom,
}: HeadParts): string {
  const title = page.title.startsWith(SITE_NAME) ? page.title : `${page.title} · ${SITE_NAME}`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...(paintFrom === undefined ? [] : [paintTag(paintFrom)]),
    `<script nonce="${nonces.script}">${trustedTypes};${THEME_SCRIPT};${LATE_TAPS_SCRIPT};${watch}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.pictures ?? []).map(pictureTag),
    fontFaces(styles, nonces.style),
    `<style nonce="${nonces.style}">${SKELETON_CSS}</style>`,
    ...styles.map((sheet) => styleTag(sheet, nonces.style, origin)),
    ...formStyles.map(
      ({ name, text }) => `<style nonce="${nonces.style}" data-emotion="${escapeHtml(name)}">${text}</style>`,
    ),
    ...(pictureStyle ? [`<style nonce="${nonces.style}">${pictureStyle}</style>`] : []),
    ...entry.scripts.map(
      ({ src, integrity }) => `<script defer src="${escapeHtml(src)}"${integrityAttribute(integrity)}></script>`,
    ),
    ...hints.map(hintTag),
    `<noscript><style nonce="${nonces.style}">${NO_SCRIPT_CSS}</style></noscript>`,
    // Scripts read its `nonce` property for the style elements that they create.
    `<meta property="csp-nonce" content="" nonce="${nonces.style}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#121314" media="(prefers-color-scheme: dark)">',
    ...(page.jsonLd ?? []).map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
    ...(page.indexed ? preview(page, title, origin) : ['<meta name="robots" content="noindex">']),
    '</head>',
  ].join('')
}

const integrityAttribute = (integrity: string | undefined): string =>
  integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`

/**
 * Link type "expect" (HTML Standard; Chromium 124): without it the browser paints an empty page when the body begins, which
 * costs a phone as much time as parsing the head.
 */
const paintTag = (id: string): string => `<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`

function hintTag({ href, integrity }: PageFiles['hints'][number]): string {
  const mode = ` crossorigin="anonymous"${integrityAttribute(integrity)}`
  // Pictures come first: the rendered HTML is visible before scripts run.
  return `<link rel="preload" as="script"${mode} fetchpriority="low" href="${escapeHtml(href)}">`
}

function pictureTag({ inline, srcset, sizes }: CriticalPicture): string {
  const [href, set, shown] = [inline, srcset, sizes].map(escapeHtml)
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" href="${href}" imagesrcset="${set}" imagesizes="${shown}">`
}

/**
 * A style sheet, inlined if its text is given. The disabled link tells the bundler's loader, which compares absolute
 * addresses, that the style sheet is loaded already.
 */
function styleTag({ href, integrity, text }: StyleSheet, nonce: string, origin: string): string {
  if (text === undefined) return `<link rel="stylesheet" href="${escapeHtml(href)}"${integrityAttribute(integrity)}>`
  const address = escapeHtml(new URL(href, origin).href)
  return `<style nonce="${nonce}">${text}</style><link rel="stylesheet" href="${address}" disabled>`
}

function preview(page: PageMetadata, title: string, origin: string): string[] {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`
  const url = page.canonical === undefined ? undefined : origin + page.canonical
  return [
    property('og:site_name', SITE_NAME),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', page.description),
    ...(url ? [property('og:url', url), `<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    ...(page.image && URL.canParse(page.image, origin) ? [property('og:image', new URL(page.image, origin).href)] : []),
  ]
}
