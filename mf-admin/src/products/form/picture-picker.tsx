import { useField } from '@superium/shared/forms'
import { Button, Card, Picture, Skeleton } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { adminTexts } from '../../texts'
import { type KnownPicture, loadKnownPictures } from './load-known-pictures'
import css from './picture-picker.module.css'

const texts = adminTexts.product

/** Picks a product's pictures from the shop's; they keep the order in which they are picked. */
export function PicturePicker() {
  const [{ value: category }] = useField<string>('category')
  const [{ value: name }] = useField<string>('name')
  const [{ value: chosen }, { initialValue = [] }, { setValue }] = useField<string[]>('images')
  const { pictures, retry } = usePictures(category)
  const own = initialValue.map((src) => ({ src, of: name }))
  const known = pictures === 'failed' ? [] : (pictures ?? [])
  // Pictures of another category that are picked stay visible, because they are saved too.
  const [picked, setPicked] = useState<KnownPicture[]>([])
  const all = onceEach([...own, ...picked.filter(({ src }) => !known.some((one) => one.src === src)), ...known])
  const toggle = (picture: KnownPicture): void => {
    const { src } = picture
    setPicked((before) => onceEach([...before, picture]))
    void setValue(chosen.includes(src) ? chosen.filter((one) => one !== src) : [...chosen, src].slice(0, 10))
  }
  return (
    <Card>
      <fieldset>
        <legend className={css.legend}>{texts.pictures}</legend>
        <p className={css.text}>{category ? texts.picturesText : texts.picturesFirst}</p>
        {pictures === null && category && <Skeleton height="5rem" />}
        {pictures === 'failed' && (
          <p className={css.text} role="alert">
            {adminTexts.failed.title}{' '}
            <Button variant="secondary" size="small" onClick={retry}>
              {adminTexts.failed.tryAgain}
            </Button>
          </p>
        )}
        {pictures !== null && pictures !== 'failed' && all.length === 0 && (
          <p className={css.text}>{texts.picturesNone}</p>
        )}
        <div className={css.grid}>
          {all.map((picture) => {
            const { src, of } = picture
            return (
              <label key={src} className={css.choice}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={chosen.includes(src)}
                  onChange={() => toggle(picture)}
                />
                <Picture src={src} alt={texts.pictureOf(of)} sizes="88px" />
                {chosen.includes(src) && (
                  <span className={css.order} aria-hidden="true">
                    {chosen.indexOf(src) + 1}
                  </span>
                )}
              </label>
            )
          })}
        </div>
      </fieldset>
    </Card>
  )
}

const onceEach = (pictures: KnownPicture[]): KnownPicture[] =>
  pictures.filter(({ src }, index) => pictures.findIndex((one) => one.src === src) === index)

function usePictures(category: string) {
  const [pictures, setPictures] = useState<KnownPicture[] | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    setPictures(null)
    if (!category) return
    const gone = new AbortController()
    loadKnownPictures(category, gone.signal)
      .then(setPictures)
      .catch(() => gone.signal.aborted || setPictures('failed'))
    return () => gone.abort()
  }, [category, attempt])
  return { pictures, retry: () => setAttempt((last) => last + 1) }
}
