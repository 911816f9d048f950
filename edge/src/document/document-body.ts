import type { PageFacts } from '@superium/shared/contract'
import type { StyleSheet } from '../releases/inline-style-sheets'
import { texts } from '../texts'
import { fontPreload } from '../typeface/web-font'
import { escapeHtml, escapeJsonForScript, jsonForScript } from './escape-html'
import { BARE_SKELETON_HTML, CHECKOUT_SKELETON_HTML, SKELETON_HTML } from './loading-skeleton'

/** The start of the body, before the page's own HTML. */
export const openBody = (styles: readonly StyleSheet[]): string => `<body>${fontPreload(styles)}<div id="root">`

const withoutScripts = `<noscript><p class="no-script">${escapeHtml(texts.noScript)}</p></noscript>`

const skeletons = new Map<PageFacts['chrome'], string>([
  ['checkout', CHECKOUT_SKELETON_HTML],
  ['none', BARE_SKELETON_HTML],
])

/** The body of a page that the browser will render. */
export const unrendered = (chrome: PageFacts['chrome']): string =>
  (skeletons.get(chrome) ?? SKELETON_HTML) + withoutScripts

/** The data that the shell starts from; `loaderData` (JSON) only where it hydrates rendered HTML. */
export interface DocumentData {
  discovery: object
  config: object
  loaderData: string | undefined
}

/** The end of the document, after the page's own HTML: the document data. */
export function closeBody({ discovery, config, loaderData }: DocumentData): string {
  return [
    '</div>',
    dataElement('superium-discovery', jsonOf(discovery)),
    dataElement('superium-config', jsonOf(config)),
    ...(loaderData === undefined ? [] : [dataElement('superium-loader-data', escapeJsonForScript(loaderData))]),
    '</body></html>',
  ].join('')
}

const dataElement = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`

/** JSON by object: nearly all documents share their discovery and configuration. */
const written = new WeakMap<object, string>()

function jsonOf(value: object): string {
  const json = written.get(value) ?? jsonForScript(value)
  written.set(value, json)
  return json
}
