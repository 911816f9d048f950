/** A device and its network. */
export interface Profile {
  name: 'phone' | 'desktop'
  viewport: { width: number; height: number }
  deviceScaleFactor: number
  mobile: boolean
  /** The factor by which the processor is slowed down. */
  cpuSlowdown: number
  /** Milliseconds added to each request, and bytes per second in each direction; undefined: not throttled. */
  line: { latency: number; bytesPerSecond: number } | undefined
}

/**
 * DevTools' Slow 4G (562.5 ms, 180 kB/s), a processor slowed four times, and the pixel density of Lighthouse's phone.
 */
export const phone: Profile = {
  name: 'phone',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  mobile: true,
  cpuSlowdown: 4,
  line: { latency: 562.5, bytesPerSecond: 180_000 },
}

/** This machine, not throttled. */
export const desktop: Profile = {
  name: 'desktop',
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  mobile: false,
  cpuSlowdown: 1,
  line: undefined,
}
