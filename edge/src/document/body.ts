import { texts } from '../texts'
import { escapeHtml, islandJson } from './escape'
import { SKELETON_HTML } from './skeleton'

/** From `<body>` to the end: the skeleton that the shell replaces, and the JSON islands that it starts from. */
export function renderBody(discovery: unknown, config: unknown): string {
  return [
    `<body><div id="root">${SKELETON_HTML}</div>`,
    `<noscript><p class="no-script">${escapeHtml(texts.noScript)}</p></noscript>`,
    island('superium-discovery', discovery),
    island('superium-config', config),
    '</body></html>',
  ].join('')
}

const island = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${islandJson(value)}</script>`
