import { useEffect } from 'react'
import { tellStage } from '../telemetry/tell-stage'

/** Reports that its siblings are on the screen, so that the document does not count as hung. */
export function Shown() {
  useEffect(() => tellStage('ready'))
  return null
}
