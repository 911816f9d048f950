/**
 * Stands in for Google's api.js in the emulator's helper frame: messages between the frame and the page that holds it,
 * of the same origin. The page's side is `shared/src/identity/gapi-stand-in.ts`.
 */
export const gapiScript = `'use strict'
{
  const handlers = new Map()
  const answers = new Map()
  const post = (message) => parent.postMessage(message, location.origin)
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return
    if (data.gapi === 'answer') answers.get(data.id)?.([data.data])
    if (data.gapi === 'call' && handlers.has(data.name)) {
      post({ gapi: 'answer', id: data.id, name: data.name, data: await handlers.get(data.name)(data.data) })
    }
  })
  const page = {
    register: (name, handler) => void handlers.set(name, handler),
    send(name, data, answered) {
      const id = crypto.randomUUID()
      answers.set(id, answered)
      post({ gapi: 'call', id, name, data })
    },
  }
  window.gapi = {
    load(_, { callback }) {
      callback()
      post({ gapi: 'ready' })
    },
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ getParentIframe: () => page }) },
  }
  window.gapi_onload?.()
}
`
