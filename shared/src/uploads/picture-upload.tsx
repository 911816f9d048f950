import { errorMessage } from '@superium/shared/loading'
import { useEffect, useRef, useState } from 'react'
import { PictureField, type PictureFieldProps } from './picture-field'
import { pictureProblem } from './picture-problem'
import { uploadTexts as texts } from './texts'
import { type PicturePurpose, type UploadedPicture, uploadPicture } from './upload-picture'
import { useLocalPreview } from './use-local-preview'

interface PictureUploadProps
  extends Pick<PictureFieldProps, 'label' | 'hint' | 'required' | 'ratio' | 'round' | 'name' | 'error'> {
  purpose: PicturePurpose
  /** The picture that the form holds; null without one. */
  value: UploadedPicture | null
  /** Gets the uploaded picture, or null when it was removed. */
  onChange: (picture: UploadedPicture | null) => void
}

/**
 * A picture field for signed-in visitors that uploads the chosen file at once. The form gets the picture's key and
 * address; no other file can be chosen during an upload.
 */
export function PictureUpload({ purpose, value, onChange, error, ...field }: PictureUploadProps) {
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const underWay = useRef<AbortController>(undefined)
  const preview = useLocalPreview(file)
  useEffect(() => () => underWay.current?.abort(), [])

  async function upload(chosen: File): Promise<void> {
    const call = new AbortController()
    underWay.current = call
    setProblem('')
    setSaid('')
    setProgress(0)
    try {
      const refused = await pictureProblem(chosen)
      if (call.signal.aborted) return
      if (refused) return setProblem(refused)
      setFile(chosen)
      onChange(await uploadPicture(chosen, purpose, setProgress, call.signal))
      setSaid(texts.done)
    } catch (cause) {
      if (!call.signal.aborted) setProblem(errorMessage(cause))
    } finally {
      if (underWay.current === call) {
        setFile(null)
        setProgress(null)
      }
    }
  }

  return (
    <PictureField
      {...field}
      shown={preview ?? value?.address}
      onFile={(chosen) => void upload(chosen)}
      onRemove={
        value
          ? () => {
              setProblem('')
              setSaid(texts.removed)
              onChange(null)
            }
          : undefined
      }
      progress={progress}
      onCancel={() => underWay.current?.abort()}
      error={problem || error}
      said={said}
    />
  )
}
