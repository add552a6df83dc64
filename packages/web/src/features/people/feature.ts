import { defineFeature } from '../feature.ts'
import { directoryScreens } from './directory/screens.ts'
import { myScreens } from './my/screens.ts'
import { peopleScreens } from './screens.ts'
import { peopleTiles } from './tiles.ts'

export const peopleFeature = defineFeature({
  area: 'people',
  screens: [...directoryScreens, ...myScreens, ...peopleScreens],
  tiles: peopleTiles,
  keywords: () => import('./keywords.ts'),
})
