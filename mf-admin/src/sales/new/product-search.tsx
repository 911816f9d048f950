import { useAction } from '@superium/shared/action'
import { type AdminProduct, api, dataOrThrow } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Button } from '@superium/shared/ui'
import { type KeyboardEvent, useState } from 'react'
import css from '../sales.module.css'
import { saleTexts } from '../texts'

const texts = saleTexts.form

interface ProductSearchProps {
  onAdd(rule: { category: string; product: string; label: string; ordinary: number }): void
}

/** Finds the shop's own products by name or SKU, to add them one by one. */
export function ProductSearch({ onAdd }: ProductSearchProps) {
  const [typed, setTyped] = useState('')
  const { busy, act } = useAction()
  const [found, setFound] = useState<AdminProduct[] | null>(null)
  const find = async (): Promise<void> => {
    const search = typed.trim()
    if (!search) return
    const query = { search, owner: 'shop', state: 'active', size: 8, sort: 'newest' } as const
    await act(async () => setFound(dataOrThrow(await api.GET('/api/v1/admin/products', { params: { query } })).data))
  }
  // Enter would submit the surrounding form.
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void find()
  }
  return (
    <div>
      <div className={css.find}>
        <label>
          {texts.search}
          <input
            type="search"
            value={typed}
            placeholder={texts.searchHint}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onEnter}
          />
        </label>
        <Button variant="secondary" busy={busy} onClick={() => void find()}>
          {texts.find}
        </Button>
      </div>
      <ul className={css.found} aria-live="polite">
        {found?.length === 0 && <li className={css.quiet}>{texts.none}</li>}
        {found?.map(({ _id, name, sku, price }) => (
          <li key={_id}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                onAdd({ category: '', product: _id, label: name, ordinary: price })
                const others = found.filter((one) => one._id !== _id)
                setFound(others.length > 0 ? others : null)
              }}
            >
              + {name} ({sku}, {formatDollars(price)})
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
