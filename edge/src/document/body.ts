import { texts } from '../texts'
import { escapeHtml, inertJson, islandJson } from './escape'
import { SKELETON_HTML } from './skeleton'

/** From `<body>` to where the page's own HTML begins. */
export const OPEN_BODY = '<body><div id="root">'

/** What stands in the place of a page that the browser is to render. */
export const UNRENDERED = `${SKELETON_HTML}<noscript><p class="no-script">${escapeHtml(texts.noScript)}</p></noscript>`

/** What the shell starts from; `loaderData` (JSON) is there when it takes over what was rendered. */
export interface Islands {
  discovery: object
  config: object
  loaderData: string | undefined
}

/** From the end of the page's own HTML to the end of the document: the JSON islands. */
export function closeBody({ discovery, config, loaderData }: Islands): string {
  return [
    '</div>',
    island('superium-discovery', jsonOf(discovery)),
    island('superium-config', jsonOf(config)),
    ...(loaderData === undefined ? [] : [island('superium-loader-data', inertJson(loaderData))]),
    '</body></html>',
  ].join('')
}

const island = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`

/** By object: nearly all documents have the same discovery and configuration. */
const written = new WeakMap<object, string>()

function jsonOf(value: object): string {
  const json = written.get(value) ?? islandJson(value)
  written.set(value, json)
  return json
}
