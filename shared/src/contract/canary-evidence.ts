/** Page views of one version since the canary went live. */
export interface VersionEvidence {
  version: string
  visits: number
  failed: number
  /** Pages rendered on the server. */
  server: { visits: number; failed: number }
}

/** A canary compared with the default version: response of `GET /releases/v1/<name>/evidence`. */
export interface CanaryEvidence {
  canary: VersionEvidence
  stable: VersionEvidence
}
