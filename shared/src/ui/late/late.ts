declare global {
  interface Window {
    /**
     * Replays what the visitor did with this control before React listened; from then on React gets its events first.
     * Set by the document's inline script (`edge/src/document/late-taps-script.ts`); absent in other documents.
     */
    superiumLate?: (control: Element) => void
  }
}

// One function for all controls: React calls a ref again when it changes.
const heard = (control: Element | null): void => {
  if (control) window.superiumLate?.(control)
}

/**
 * Props for a control whose action may run late: what the visitor taps, types or chooses before the code has loaded is
 * kept, shown as pending, and replayed in order, exactly once, when React listens. Only for actions that are harmless a
 * second later (a heart, a panel, a filter, a quantity), never for an order or a payment. `key` finds the control again
 * if its element is replaced, so controls with the same action share a key.
 */
export const late = (key: string) => ({ 'data-late': key, ref: heard })
