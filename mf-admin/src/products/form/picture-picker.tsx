import { useField } from '@superium/shared/forms'
import { Button, Picture, Skeleton } from '@superium/shared/ui'
import type { ListedPicture } from '@superium/shared/uploads'
import { useEffect, useState } from 'react'
import { adminTexts } from '../../texts'
import { type KnownPicture, loadKnownPictures } from './load-known-pictures'
import css from './picture-picker.module.css'
import { productTexts as texts } from './texts'

/** Adds pictures of the category's products to the form, or removes them. */
export function PicturePicker() {
  const [{ value: category }] = useField<string>('category')
  const [{ value: listed }, , { setValue }] = useField<ListedPicture[]>('pictures')
  const { pictures, retry } = usePictures(category)
  const known = pictures === 'failed' ? [] : (pictures ?? [])
  const at = (src: string): number => listed.findIndex(({ address }) => address === src)
  const toggle = (src: string): void =>
    void setValue(
      at(src) < 0 ? [...listed, { address: src, alt: '' }].slice(0, 10) : listed.filter((one) => one.address !== src),
    )
  return (
    <fieldset>
      <legend className="visually-hidden">{texts.picturesOfShop}</legend>
      {!category && <p className={css.text}>{texts.picturesFirst}</p>}
      {pictures === null && category && <Skeleton height="5rem" />}
      {pictures === 'failed' && (
        <p className={css.text} role="alert">
          {adminTexts.failed.title}{' '}
          <Button variant="secondary" size="small" onClick={retry}>
            {adminTexts.failed.tryAgain}
          </Button>
        </p>
      )}
      {pictures !== null && pictures !== 'failed' && known.length === 0 && (
        <p className={css.text}>{texts.picturesNone}</p>
      )}
      <div className={css.grid}>
        {known.map(({ src, of }) => (
          <label key={src} className={css.choice}>
            <input type="checkbox" className="visually-hidden" checked={at(src) >= 0} onChange={() => toggle(src)} />
            <Picture src={src} alt={texts.pictureOf(of)} sizes="88px" />
            {at(src) >= 0 && (
              <span className={css.order} aria-hidden="true">
                {at(src) + 1}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function usePictures(category: string) {
  const [pictures, setPictures] = useState<KnownPicture[] | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
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
