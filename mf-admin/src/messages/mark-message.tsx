import { useAction } from '@superium/shared/action'
import { api, dataOrThrow, type KeptContactMessage } from '@superium/shared/api'
import { useRevalidator } from '@superium/shared/router'
import { Button } from '@superium/shared/ui'
import { messageTexts as texts } from './texts'

/** Marks a message as done or open again, then reloads the list and the menu's count. */
export function MarkMessage({
  message: { _id: id, name, state },
}: {
  message: Pick<KeptContactMessage, '_id' | 'name' | 'state'>
}) {
  const { revalidate } = useRevalidator()
  const { busy, act } = useAction()
  const done = state === 'done'
  const words = done ? texts.markOpen : texts.markDone
  const change = async (): Promise<void> => {
    dataOrThrow(await api.PATCH('/api/v1/admin/messages/{id}', { params: { path: { id } }, body: { done: !done } }))
    await revalidate()
  }
  return (
    <Button variant="secondary" size="small" busy={busy} aria-label={words.of(name)} onClick={() => void act(change)}>
      {words.label}
    </Button>
  )
}
