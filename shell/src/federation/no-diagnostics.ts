// Stands where Module Federation would describe itself to its diagnostics: browsers have none.

export const optionsToMFContext = () => undefined
