import { useField } from '@superium/shared/forms'
import { Card, IconButton, Picture } from '@superium/shared/ui'
import { PictureUpload } from '@superium/shared/uploads'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import css from './product-form.module.css'
import type { ProductPicture } from './product-values'
import { pictureTexts as texts } from './texts'
import { useMovedFocus } from './use-moved-focus'

const MOST = 10
/** The places of a picture's buttons. */
const [EARLIER, LATER, REMOVE] = [0, 1, 2]

/** The product's pictures in their order, each with what it shows. */
export function PicturesField() {
  const [{ value: pictures }, { error }, { setValue }] = useField<ProductPicture[]>('pictures')
  const set = (next: ProductPicture[]): void => void setValue(next)
  const { list, focus } = useMovedFocus()
  const move = (from: number, to: number): void => {
    const next = pictures.filter((_, index) => index !== from)
    const [moved] = pictures.slice(from, from + 1)
    if (moved) next.splice(to, 0, moved)
    set(next)
    focus(to, to < from ? EARLIER : LATER)
  }
  const remove = (index: number): void => {
    set(pictures.filter((_, at) => at !== index))
    focus(Math.min(index, pictures.length - 2), REMOVE)
  }
  return (
    <Card>
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.text}>{texts.text}</p>
      {pictures.length === 0 && <p className={css.text}>{texts.none}</p>}
      <ol ref={list} className={css.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.address} className={css.picture}>
            <Picture src={picture.address} alt={texts.one(index + 1)} sizes="80px" className={css.image ?? ''} />
            <div>
              <Alt
                number={index + 1}
                value={picture.alt}
                onChange={(alt) => set(pictures.map((one, at) => (at === index ? { ...one, alt } : one)))}
              />
              <IconButton
                label={texts.earlier(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.later(index + 1)}
                disabled={index === pictures.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={texts.remove(index + 1)} onClick={() => remove(index)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {pictures.length < MOST && (
        <PictureUpload
          key={pictures.length}
          purpose="product"
          name="picture"
          label={texts.add}
          hint={texts.addHint}
          value={null}
          error={typeof error === 'string' ? error : undefined}
          onChange={(added) => {
            if (added && !pictures.some(({ address }) => address === added.address))
              set([...pictures, { address: added.address, alt: '' }])
          }}
        />
      )}
    </Card>
  )
}

function Alt({ number, value, onChange }: { number: number; value: string; onChange(value: string): void }) {
  const id = useId()
  return (
    <div className={css.alt}>
      <label htmlFor={id}>{texts.alt(number)}</label>
      <input
        id={id}
        className={css.input}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
