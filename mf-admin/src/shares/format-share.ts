/** Formats a share from 0 to 1, e.g. `0 %`, `0.4 %` or `12 %`; one above 0 never shows as `0 %`. */
export function formatShare(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return '< 0.1 %'
  return `${percent.toFixed(percent < 10 ? 1 : 0).replace(/\.0$/, '')} %`
}
