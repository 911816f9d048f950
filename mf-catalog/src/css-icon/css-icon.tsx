import css from './css-icon.module.css'

/** An icon drawn by the style sheet in the text colour; inline SVG would repeat dozens of times in a listing. */
export function CssIcon({ name }: { name: 'heart' | 'fullHeart' | 'eye' }) {
  return <span className={`${css.glyph} ${css[name]}`} />
}
