/** The shape of the header until the shell draws it; no text, since nothing is known yet. */
export const SKELETON_HTML =
  '<div class="sk" aria-hidden="true"><div class="sk-bar"><i class="sk-mark"></i><i class="sk-search"></i><i class="sk-dot"></i><i class="sk-dot"></i></div></div>'

/** Its style stands in the document: it must not wait for a style sheet. */
export const SKELETON_CSS = `
.sk{--sk-page:#faf9f6;--sk-line:#e2dfd6;--sk-fill:#f1efe9;min-height:100vh;background:var(--sk-page)}
@media (prefers-color-scheme:dark){html:not([data-theme=light]) .sk{--sk-page:#121314;--sk-line:#303337;--sk-fill:#222427}}
html[data-theme=dark] .sk{--sk-page:#121314;--sk-line:#303337;--sk-fill:#222427}
.sk-bar{box-sizing:border-box;height:4rem;display:flex;align-items:center;gap:1rem;padding:0 clamp(1rem,3.2vw,2.5rem);border-bottom:1px solid var(--sk-line)}
.sk i{display:block;background:var(--sk-fill);border-radius:10px}
.sk-mark{width:8rem;height:2rem}
.sk-search{flex:1;height:2.5rem;max-width:35rem;margin:0 auto}
.sk .sk-dot{width:2rem;height:2rem;border-radius:50%}
@media (max-width:767px){.sk-search{visibility:hidden}.sk-mark{width:6.5rem}}
`.replaceAll('\n', '')
