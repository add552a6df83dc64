import { defineFeature } from '../feature.ts'
import { ballotsPrefix } from './device/ballots-prefix.ts'
import { appraisalScreens } from './screens.ts'
import { appraisalTiles } from './tiles.ts'

/** Some browsers forbid storage in private windows. */
const mayHoldBallots = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ballotsPrefix))
  } catch {
    return false
  }
}

export const appraisalFeature = defineFeature({
  area: 'appraisal',
  screens: appraisalScreens,
  tiles: appraisalTiles,
  keywords: () => import('./keywords.ts'),
  atStart: () => {
    if (mayHoldBallots()) void import('./device/send-waiting.ts').then(({ startSending }) => startSending())
  },
})
