import { defineFeature } from '../feature.ts'
import { signatureScreens } from './screens.ts'
import { signatureTiles } from './tiles.ts'

export const signatureFeature = defineFeature({
  area: 'signature',
  screens: signatureScreens,
  tiles: signatureTiles,
  keywords: () => import('./keywords.ts'),
})
