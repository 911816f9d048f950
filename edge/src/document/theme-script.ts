/**
 * Copies the stored theme to `<html data-theme>` before the first paint, to avoid a flash. The store writes it as JSON,
 * in quotes. Other values and an inaccessible storage are ignored.
 */
export const THEME_SCRIPT =
  'try{var t=/^"?(light|dark|system)"?$/.exec(localStorage.getItem(\'superium:theme\'));if(t)document.documentElement.dataset.theme=t[1]}catch(e){}'
