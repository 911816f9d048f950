/**
 * Runs before the first paint: takes `light`, `dark` or `system` from the browser's storage to `<html data-theme>`, so
 * that nothing flashes. Anything else stored there, or a storage that is closed, is ignored.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('superium:theme');if(/^(light|dark|system)$/.test(t))document.documentElement.dataset.theme=t}catch(e){}"
