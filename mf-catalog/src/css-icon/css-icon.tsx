import css from './css-icon.module.css'

/** An icon drawn by CSS in the text colour, because a listing would repeat an inline SVG dozens of times. */
export function CssIcon({ name }: { name: 'heart' | 'fullHeart' | 'eye' }) {
  return <span className={`${css.glyph} ${css[name]}`} />
}
