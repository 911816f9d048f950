/** The page is shown: for the first time, or again after it was left. */
export const firePageShow = (persisted: boolean): void =>
  void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
