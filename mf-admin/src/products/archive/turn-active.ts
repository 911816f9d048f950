import { type AdminProduct, type AdminProductDetail, api, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { archiveTexts as texts } from './texts'

/** A product with the edition that the request is based on. */
export type Archivable = Pick<AdminProduct, '_id' | 'name' | 'active' | 'edition'>

/** Archives a product, or shows an archived one again. Rejects with `ApiError` 409 if its edition has changed. */
export async function turnActive({ _id, active, edition }: Archivable): Promise<AdminProductDetail> {
  const params = { path: { id: _id } }
  const body = { active: !active, edition }
  return dataOrThrow(await api.PATCH('/api/v1/admin/products/{id}', { params, body })).data
}

interface Undo {
  /** Undoes the change; by default it applies to the product as given. */
  turnBack?: () => Promise<AdminProductDetail>
  /** Gets the product, or null after an error. */
  onUndone(product: AdminProductDetail | null): void
}

/** Shows a message that the product is archived or shown again, with an Undo button. */
export function offerUndo(now: Archivable, { turnBack = () => turnActive(now), onUndone }: Undo): void {
  const undo = async (): Promise<void> => {
    try {
      const back = await turnBack()
      notify('success', textOf(back))
      onUndone(back)
    } catch (error) {
      notify('error', errorMessage(error))
      onUndone(null)
    }
  }
  notify('success', textOf(now), { label: texts.undo, run: () => void undo() })
}

const textOf = ({ name, active }: Archivable): string => (active ? texts.shown(name) : texts.archived(name))
