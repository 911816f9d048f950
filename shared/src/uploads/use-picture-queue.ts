import { errorMessage } from '@superium/shared/loading'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pictureProblem } from './picture-problem'
import { type PicturePurpose, type UploadedPicture, uploadPicture } from './upload-picture'

/** A file that waits for its upload, is sent, or could not be uploaded. */
export interface QueuedPicture {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** The sent share, 0 to 1. */
  progress: number
  /** Why it failed, in a sentence. */
  problem: string
  /** Whether another attempt may succeed. */
  again: boolean
}

/**
 * Uploads files one after the other, in their order; one that fails stays in the list with its reason, and the others
 * go on. `onUploaded` gets each picture and returns why it is refused, or an empty text. Unmounting aborts the current
 * upload.
 */
export function usePictureQueue(purpose: PicturePurpose, onUploaded: (picture: UploadedPicture) => string) {
  const [shown, setShown] = useState<readonly QueuedPicture[]>([])
  const queue = useRef<readonly QueuedPicture[]>([])
  const running = useRef(false)
  const sending = useRef<{ id: number; call: AbortController }>(undefined)
  const lastId = useRef(0)
  const taken = useRef(onUploaded)
  useLayoutEffect(() => {
    taken.current = onUploaded
  })
  useEffect(
    () => () => {
      queue.current = []
      sending.current?.call.abort()
    },
    [],
  )

  const hold = (next: readonly QueuedPicture[]): void => {
    queue.current = next
    setShown(next)
  }
  const change = (id: number, part: Partial<QueuedPicture>): void =>
    hold(queue.current.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: number): void => hold(queue.current.filter((one) => one.id !== id))

  const send = async ({ id, file }: QueuedPicture): Promise<void> => {
    const call = new AbortController()
    const fail = (problem: string, again: boolean): void => change(id, { state: 'failed', problem, again })
    sending.current = { id, call }
    change(id, { state: 'sending', progress: 0, problem: '' })
    try {
      const refused = await pictureProblem(file)
      if (call.signal.aborted) return
      if (refused) return fail(refused, false)
      const picture = await uploadPicture(file, purpose, (progress) => change(id, { progress }), call.signal)
      const notTaken = taken.current(picture)
      if (notTaken) fail(notTaken, false)
      else drop(id)
    } catch (error) {
      if (!call.signal.aborted) fail(errorMessage(error), true)
    }
  }
  const run = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    const next = () => queue.current.find(({ state }) => state === 'waiting')
    for (let one = next(); one; one = next()) await send(one)
    running.current = false
  }

  return {
    queue: shown,
    /** Appends files to the queue. */
    add(files: readonly File[]): void {
      const fresh = files.map((file): QueuedPicture => {
        lastId.current += 1
        return { id: lastId.current, file, state: 'waiting', progress: 0, problem: '', again: false }
      })
      hold([...queue.current, ...fresh])
      void run()
    },
    /** Tries a failed file again, after those that wait. */
    retry(id: number): void {
      const one = queue.current.find((each) => each.id === id)
      if (!one) return
      hold([...queue.current.filter((each) => each !== one), { ...one, state: 'waiting', problem: '' }])
      void run()
    },
    /** Takes a file out of the queue; its upload is cancelled. */
    remove(id: number): void {
      if (sending.current?.id === id) sending.current.call.abort()
      drop(id)
    },
  }
}
