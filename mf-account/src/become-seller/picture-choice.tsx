import { useField } from '@superium/shared/forms'
import { PictureField, pictureProblem, useLocalPreview } from '@superium/shared/uploads'
import { useState } from 'react'
import type { PictureName } from './seller-form'
import { becomeSellerTexts as texts } from './texts'

interface PictureChoiceProps {
  name: PictureName
  /** The picture of a former application, which is kept unless another one is chosen. */
  kept: string | undefined
  ratio?: number
  round?: boolean
}

/** A picture field. The picture is sent with the form, because a guest has no account to upload it with. */
export function PictureChoice({ name, kept, ratio = 1, round = false }: PictureChoiceProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<File | null>(name)
  const [problem, setProblem] = useState('')
  const preview = useLocalPreview(value)

  async function choose(file: File): Promise<void> {
    const refused = await pictureProblem(file)
    setProblem(refused ?? '')
    if (!refused) await setValue(file)
  }

  return (
    <PictureField
      label={texts.fields[name]}
      name={name}
      required
      shown={preview ?? kept}
      onFile={(file) => void choose(file)}
      onRemove={
        value
          ? () => {
              setProblem('')
              void setValue(null).then(() => setTouched(true))
            }
          : undefined
      }
      error={problem || (touched ? error : undefined)}
      said={value ? texts.chosenPicture(value.name) : undefined}
      hint={kept && !value ? texts.keptPicture : texts.pictureHint}
      ratio={ratio}
      round={round}
    />
  )
}
