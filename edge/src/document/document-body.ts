import { texts } from '../texts'
import { escapeHtml, escapeJsonForScript, jsonForScript } from './escape-html'
import { SKELETON_HTML } from './loading-skeleton'

/** From `<body>` to where the page's own HTML begins. */
export const OPEN_BODY = '<body><div id="root">'

/** What stands in the place of a page that the browser is to render. */
export const UNRENDERED = `${SKELETON_HTML}<noscript><p class="no-script">${escapeHtml(texts.noScript)}</p></noscript>`

/** What the shell starts from; `loaderData` (JSON) is there when it takes over what was rendered. */
export interface DocumentData {
  discovery: object
  config: object
  loaderData: string | undefined
}

/** From the end of the page's own HTML to the end of the document: the document data. */
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

/** By object: nearly all documents have the same discovery and configuration. */
const written = new WeakMap<object, string>()

function jsonOf(value: object): string {
  const json = written.get(value) ?? jsonForScript(value)
  written.set(value, json)
  return json
}
