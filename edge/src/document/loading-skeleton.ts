const skeleton = (kind: string, parts: string): string =>
  `<div class="sk${kind}" aria-hidden="true"><div class="sk-head"><div class="sk-bar"><i class="sk-mark"></i>${parts}<i class="sk-dot"></i><i class="sk-dot"></i></div></div></div>`

/** The header's shape until the shell renders it, without text. */
export const SKELETON_HTML = skeleton('', '<i class="sk-search"></i>')

/** The shape of the reduced header (`PageFacts.chrome`), which has no search and no row of categories. */
export const CHECKOUT_SKELETON_HTML = skeleton(' sk-short', '')

/** The background of a page that brings its own header. */
export const BARE_SKELETON_HTML = '<div class="sk" aria-hidden="true"></div>'

/** Inlined, so that the skeleton does not wait for a style sheet. */
export const SKELETON_CSS = `
.sk{--sk-page:#faf9f6;--sk-line:#e2dfd6;--sk-fill:#f1efe9;min-height:100vh;background:var(--sk-page)}
@media (prefers-color-scheme:dark){html:not([data-theme=light]) .sk{--sk-page:#121314;--sk-line:#303337;--sk-fill:#222427}}
html[data-theme=dark] .sk{--sk-page:#121314;--sk-line:#303337;--sk-fill:#222427}
.sk-head{border-bottom:1px solid var(--sk-line)}
.sk-bar{box-sizing:border-box;max-width:1440px;height:64px;margin:0 auto;display:flex;align-items:center;gap:1rem;padding:0 clamp(16px,3.2vw,40px)}
.sk i{display:block;background:var(--sk-fill);border-radius:10px}
.sk-mark{width:8rem;height:1.75rem;margin-right:auto}
.sk .sk-search{display:none;flex:1;max-width:32rem;height:2.75rem;margin:0 auto;border-radius:999px}
.sk .sk-dot{width:2rem;height:2rem;border-radius:50%}
@media (min-width:760px){.sk .sk-search{display:block}.sk-mark{margin-right:1rem}}
@media (min-width:1024px){.sk:not(.sk-short) .sk-head{padding-bottom:2.5rem}}
`.replaceAll('\n', '')

/** Shows a sentence in place of the skeleton where scripts are disabled. */
export const NO_SCRIPT_CSS = '.sk{display:none}.no-script{max-width:32rem;margin:4rem auto;padding:0 1rem}'
