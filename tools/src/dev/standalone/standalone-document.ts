import { NO_SITE, type RunningSite } from '@superium/build/running-site'
import { escapeHtml, jsonForScript } from '../../../../edge/src/document/escape-html'
import { THEME_SCRIPT } from '../../../../edge/src/document/theme-script'
import type { Served } from '../dev-discovery'
import { devDiscovery } from '../dev-discovery'

export interface DocumentParts {
  name: string
  /** The latest build of the remote. */
  remote: Served
  /** Base URL of the frame's `main.js` and `main.css`, ending in a slash. */
  frame: string
  /** Origin of the site that provides the data. */
  site: string
  /** Undefined if the site does not run. */
  running: RunningSite | undefined
}

/** The frame's document: it has the same data islands as the site's documents, but only one remote in discovery. */
export function standaloneDocument({ name, remote, frame, site, running }: DocumentParts): string {
  const config = { apiBase: '', site: name, development: true, identity: (running ?? NO_SITE).identity }
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${THEME_SCRIPT}</script><title>${escapeHtml(name)}</title>`,
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${escapeHtml(frame)}main.css">`,
    `<script defer src="${escapeHtml(frame)}main.js"></script></head><body><div id="root"></div>`,
    island('superium-discovery', devDiscovery([remote])),
    island('superium-config', config),
    island('superium-standalone', { site, running: running !== undefined }),
    '</body></html>',
  ].join('')
}

const island = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`
