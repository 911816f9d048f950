/** Fires `pageshow`; `persisted` when the page comes back from the back/forward cache. */
export const firePageShow = (persisted: boolean): void =>
  void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
