/** The content of a form: its texts, and name, type and size of each file. For a single file, only its size. */
function contentOf(form: FormData | Blob): Record<string, unknown> {
  if (form instanceof Blob) return { size: form.size }
  return Object.fromEntries(
    [...form.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size },
    ]),
  )
}

/**
 * Sends uploads (XMLHttpRequest) through `fetch`, so that `answerApi` answers them; it sees the form as an object, with
 * `{name, type, size}` for a file. Returns a function that undoes this.
 */
export function answerUploads(): () => void {
  const before = globalThis.XMLHttpRequest
  class Upload {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    #method = ''
    #url = ''
    #headers: Record<string, string> = {}
    #stop = new AbortController()

    open(method: string, url: string): void {
      this.#method = method
      this.#url = url
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value
    }

    abort(): void {
      this.#stop.abort()
    }

    send(form: FormData | Blob): void {
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true })
      fetch(this.#url, {
        ...{ method: this.#method, headers: this.#headers, signal: this.#stop.signal },
        body: JSON.stringify(contentOf(form)),
      })
        .then(async (answer) => {
          this.status = answer.status
          this.responseText = await answer.text()
          this.upload.onload?.()
          this.onload?.()
        })
        .catch(() => (this.#stop.signal.aborted ? this.onabort?.() : this.onerror?.()))
        .finally(() => this.onloadend?.())
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload })
  return () => void Object.assign(globalThis, { XMLHttpRequest: before })
}
