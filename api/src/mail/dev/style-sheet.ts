/** The styles of `/dev/mail`, for both themes. */
export const styleSheet = `:root{color-scheme:light dark;--paper:light-dark(#faf9f6,#121314);--card:light-dark(#fff,#1a1b1d);--line:light-dark(#e2dfd6,#303337);--ink:light-dark(#17181a,#f3f2ee);--soft:light-dark(#55554f,#b4b5b0);--accent:light-dark(#0b6250,#5fcbb0)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.6rem;line-height:1.25;margin:.25rem 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1rem;margin:2rem 0 .5rem}
p{margin:.25rem 0 1rem;color:var(--soft)}
a{color:var(--accent)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
ol{list-style:none;margin:1.5rem 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1rem 1rem;padding:.8rem 1.1rem;color:inherit;text-decoration:none}
li form{display:grid;gap:.1rem 1rem;padding:.8rem 1.1rem;justify-items:start}
li form .to{grid-row:auto}
li label,li button{margin-top:.4rem;font:inherit}
li input{font:inherit;padding:.35rem .5rem;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:inherit}
li a:hover{background:light-dark(#f1efe9,#222427)}
li a:focus-visible{outline-offset:-3px}
.subject{font-weight:600;overflow-wrap:anywhere}
.to,time{color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums}
.to{grid-row:2}
@media(max-width:40rem){li a{grid-template-columns:minmax(0,1fr)}.to{grid-row:auto}}
nav{display:flex;gap:1.25rem;flex-wrap:wrap}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.15rem 1rem;margin:1rem 0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:min(80vh,60rem);border:1px solid var(--line);border-radius:12px;background:var(--paper)}
pre{margin:0;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:12px;white-space:pre-wrap;overflow-wrap:anywhere;font:.85rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
`
