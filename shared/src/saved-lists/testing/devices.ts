/** Browsers of one test: each has its own local storage; `use` switches to one, as if it were opened now. */
export class Devices {
  private readonly stored = new Map<string, Record<string, string>>()
  private current = ''

  use(name: string): void {
    this.stored.set(this.current, { ...localStorage })
    const before = Object.keys(localStorage)
    localStorage.clear()
    const entries = this.stored.get(name) ?? {}
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    // Stores that are in use follow storage by its events.
    for (const key of new Set([...before, ...Object.keys(entries)])) {
      const newValue = localStorage.getItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    }
    this.current = name
  }
}
