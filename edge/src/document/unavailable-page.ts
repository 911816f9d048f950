import { SITE_NAME, texts } from '../texts'
import { escapeHtml } from './escape-html'

const CSS = `
:root{color-scheme:light dark;--bg:#faf9f6;--ink:#17181a;--soft:#55554f;--line:#e2dfd6;--accent:#0b6250;--on:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#121314;--ink:#f3f2ee;--soft:#b4b5b0;--line:#303337;--accent:#5fcbb0;--on:#06251e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:440px}
header{display:flex;align-items:center;gap:12px;font-weight:600;padding-bottom:20px;margin-bottom:28px;border-bottom:1px solid var(--line)}
header img{display:block}
h1{font-size:28px;line-height:1.2;letter-spacing:-.02em;margin:0 0 12px}
p{margin:0 0 28px;color:var(--soft)}
a{display:inline-block;padding:12px 20px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`.replaceAll('\n', '')

/** A self-contained error page for when the site cannot be composed. `address` is the requested one. */
export function renderUnavailablePage(address: string, styleNonce: string): string {
  const { title, text, action } = texts.unavailable
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} | ${SITE_NAME}`)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style nonce="${styleNonce}">${CSS}</style></head><body><main>`,
    `<header><img src="/favicon.svg" alt="" width="32" height="32">${SITE_NAME}</header>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="${escapeHtml(address)}">${escapeHtml(action)}</a>`,
    '</main></body></html>',
  ].join('')
}
