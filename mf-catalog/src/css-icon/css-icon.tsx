import css from './css-icon.module.css'

/** An icon of a card, drawn by the style sheet in the text's colour: a listing has dozens of each. */
export function CssIcon({ name }: { name: 'heart' | 'fullHeart' | 'eye' }) {
  return <span className={`${css.glyph} ${css[name]}`} />
}
