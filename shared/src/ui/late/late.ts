declare global {
  interface Window {
    /**
     * Hands over what the visitor did with this control before React heard it; from then on React hears it first. Set by the
     * document's inline script (`edge/src/document/late-taps-script.ts`), absent where no such document is.
     */
    superiumLate?: (control: Element) => void
  }
}

// One function for all controls: React calls a ref again when it changes.
const heard = (control: Element | null): void => {
  if (control) window.superiumLate?.(control)
}

/**
 * Props for a control that may be carried out late: what the visitor taps, types or chooses before the code has come is kept,
 * shown as heard, and handed over in order once React listens, exactly once. Only for what harms nobody a second later (a
 * heart, a panel, a filter, a quantity), never for an order or a payment. `key` finds the control again if its element is
 * replaced, so controls that do the same share one.
 */
export const late = (key: string) => ({ 'data-late': key, ref: heard })
