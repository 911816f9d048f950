import type { VitalValue } from '@superium/shared/contract'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'

/**
 * Measures LCP, INP and CLS for the remote that answered the first page. Each is reported once, when the page is
 * left.
 */
export function measureVitals(remote: string, send: (vital: VitalValue) => void): void {
  const report = ({ name, value }: Metric): void => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') send({ remote, metric: name, value })
  }
  onLCP(report)
  onINP(report)
  onCLS(report)
}
