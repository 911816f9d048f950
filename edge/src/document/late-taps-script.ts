import { texts } from '../texts'

/**
 * An inline script that keeps the visitor's actions on controls marked `data-late` (`shared/src/ui/late`) until React
 * listens to them: clicks, also by Enter and Space, choices and typed text. React drops actions before hydration. A
 * control with a kept click or choice is `aria-busy`, which `shared/src/ui/base.css` shows. `superiumLate(control)`
 * replays the actions in their order, each in a task of its own, so that React has rendered the previous one. At most
 * 50 are kept; those of another page are dropped, and all when the document is left or goes into the back/forward
 * cache. An action that nothing handles within ten seconds shows a message where it happened (`.late`).
 *
 * Entries: `e` element, `k` its key, `b` a checkbox or radio button, `f` another field, `n` what it should be or hold, `p` path of
 * the page, `s` whether it shows that it waits. `E` ends an entry, `F` hands over the next one, `S` lets that happen
 * soon, `H` hears events before React does.
 * A text field (`selectionStart`) shows by itself what was typed, so it neither waits visibly nor says anything.
 * The browser toggles a checkbox by itself, so it is set back before its click is repeated. A field's value is set by the
 * prototype's setter, because React watches the element's own to find out what has changed.
 */
export const LATE_TAPS_SCRIPT =
  '{let d=document,Q=[],R=new WeakSet,P,' +
  "E=x=>{Q=Q.filter(y=>y!=x);Q.some(y=>y.e==x.e)||x.e?.removeAttribute('aria-busy')}," +
  'S=()=>setTimeout(F),' +
  'F=()=>{for(let x of Q){let e=x.e;' +
  'if(x.p!=location.pathname)return E(x),S();' +
  "e?.isConnected||(x.e=e=d.querySelector('[data-late=\"'+CSS.escape(x.k)+'\"]'));" +
  'if(R.has(e)){E(x);P=1;' +
  "if(x.f){e.value='';Object.getOwnPropertyDescriptor(e.__proto__,'value').set.call(e,x.n);" +
  "for(let t of['input','change','focusout'])t[6]&&d.activeElement==e||e.dispatchEvent(new Event(t,{bubbles:1}))}" +
  'else{if(x.b)e.checked=!x.n;e.click()}' +
  'P=0;return S()}}},' +
  "H=v=>{let e=v.target.closest?.('[data-late]'),b=/box|dio/.test(e?.type),f=!b&&/T$|EA/.test(e?.tagName),l=Q.at(-1),x,m,r;" +
  "if(!e||P||v.ctrlKey||v.metaKey||f==(v.type=='click')||R.has(e)&&!Q.some(x=>R.has(x.e))||Q[49])return;" +
  'v.stopImmediatePropagation();S();' +
  'if(f&&l?.e==e)return l.n=e.value;' +
  'f||b||v.preventDefault();' +
  'r=e.getBoundingClientRect();' +
  'Q.push(x={e,b,f,k:e.dataset.late,n:b?e.checked:e.value,p:location.pathname,s:!f||e.selectionStart==null});' +
  "x.s&&e.setAttribute('aria-busy',!0);" +
  "setTimeout(()=>{if(Q.includes(x)&&(E(x),x.s)){m=d.createElement('p');m.role='alert';m.className='late';" +
  `m.textContent=${JSON.stringify(texts.notHeard)};` +
  `m.style=\`left:min(\${r.left}px,100vw - 17rem);top:\${innerHeight-r.bottom<90?r.top-72:r.bottom}px\`;` +
  'd.body.append(m);setTimeout(()=>m.remove(),8e3)}},1e4)};' +
  "['click','input','change'].map(t=>addEventListener(t,H,1));" +
  "addEventListener('pagehide',()=>Q.map(E));" +
  'superiumLate=e=>{R.add(e);Q[0]&&S()}}'
