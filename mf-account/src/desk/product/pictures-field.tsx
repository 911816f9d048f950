import { useField } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import { type ListedPicture, PictureList } from '@superium/shared/uploads'
import css from './product-form.module.css'
import { pictureTexts as texts } from './texts'

/** The product's pictures in their order, each with its alternative text. */
export function PicturesField() {
  const [{ value }, { error }, { setValue }] = useField<ListedPicture[]>('pictures')
  return (
    <Card>
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.text}>{texts.text}</p>
      <PictureList
        pictures={value}
        error={typeof error === 'string' ? error : undefined}
        onChange={(next) => void setValue(next)}
      />
    </Card>
  )
}
