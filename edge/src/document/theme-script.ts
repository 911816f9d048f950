/**
 * Runs before the first paint: takes `light`, `dark` or `system` from the browser's storage to `<html data-theme>`, so
 * that nothing flashes. The store writes it as JSON, in quotes. Anything else, or a storage that is closed, is ignored.
 */
export const THEME_SCRIPT =
  'try{var t=/^"?(light|dark|system)"?$/.exec(localStorage.getItem(\'superium:theme\'));if(t)document.documentElement.dataset.theme=t[1]}catch(e){}'
