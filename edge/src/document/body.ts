import { texts } from '../texts'
import { escapeHtml, islandJson } from './escape'
import { SKELETON_HTML } from './skeleton'

/** From `<body>` to where the page's own HTML begins. */
export const OPEN_BODY = '<body><div id="root">'

/** What stands in the place of a page that the browser is to render. */
export const UNRENDERED = `${SKELETON_HTML}<noscript><p class="no-script">${escapeHtml(texts.noScript)}</p></noscript>`

/** What the shell starts from; `loaderData` is there when it takes over what was rendered. */
export interface Islands {
  discovery: unknown
  config: unknown
  loaderData: unknown
}

/** From the end of the page's own HTML to the end of the document: the JSON islands. */
export function closeBody({ discovery, config, loaderData }: Islands): string {
  return [
    '</div>',
    island('superium-discovery', discovery),
    island('superium-config', config),
    ...(loaderData === undefined ? [] : [island('superium-loader-data', loaderData)]),
    '</body></html>',
  ].join('')
}

const island = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${islandJson(value)}</script>`
