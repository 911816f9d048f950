import { useField } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import { type ListedPicture, PictureList } from '@superium/shared/uploads'
import { useState } from 'react'
import css from '../../edit-form/edit-form.module.css'
import { PicturePicker } from './picture-picker'
import { productTexts as texts } from './texts'

/** The product's pictures in order: uploaded, or chosen from existing ones. */
export function PicturesField() {
  const [{ value }, { error }, { setValue }] = useField<ListedPicture[]>('pictures')
  const [opened, setOpened] = useState(false)
  return (
    <Card>
      <h2 className={css.title}>{texts.pictures}</h2>
      <p className={css.text}>{texts.picturesText}</p>
      <PictureList
        pictures={value}
        error={typeof error === 'string' ? error : undefined}
        onChange={(next) => void setValue(next)}
      />
      <details className={css.more} onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
        <summary>{texts.picturesOfShop}</summary>
        {opened && <PicturePicker />}
      </details>
    </Card>
  )
}
