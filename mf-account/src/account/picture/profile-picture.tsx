import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { PICTURE_TYPES, pictureProblem } from '@superium/shared/uploads'
import { lazy, Suspense, useRef, useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import type { UserRecord } from '../info/fetch-user-record'
import { Avatar } from './avatar'
import css from './picture.module.css'
import { removePicture } from './save-picture'
import { pictureTexts as texts } from './texts'

const CropDialog = lazy(() => import('./crop-dialog'))

interface ProfilePictureProps {
  record: UserRecord
  /** Called with the record that was saved. */
  onSaved(record: UserRecord): void
}

/** The avatar with "Change Image" (spec §2). */
export function ProfilePicture({ record, onSaved }: ProfilePictureProps) {
  const { email, name, picture } = record
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function choose(chosen: File): Promise<void> {
    const problem = await pictureProblem(chosen)
    setFailure(problem ?? undefined)
    if (!problem) setFile(chosen)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      onSaved(await removePicture(email))
      notify('success', texts.removed)
      input.current?.focus()
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={css.picture}>
      <Avatar address={picture} name={name || email} large />
      <div>
        <div className={css.buttons}>
          <label className={css.change}>
            <input
              ref={input}
              type="file"
              accept={PICTURE_TYPES}
              className="visually-hidden"
              aria-describedby="picture-hint"
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) void choose(chosen)
                // Reset, so that choosing the same file again fires an event.
                target.value = ''
              }}
            />
            {texts.change}
          </label>
          {picture && (
            <Button variant="quiet" size="small" busy={busy} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p id="picture-hint" className={css.hint}>
          {texts.hint}
        </p>
        <FormAlert message={failure} />
      </div>
      {file && (
        <Suspense>
          <CropDialog
            email={email}
            file={file}
            onClose={() => setFile(null)}
            onSaved={(saved) => {
              setFile(null)
              onSaved(saved)
              notify('success', texts.saved)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
