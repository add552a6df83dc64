import { consolePaths } from '@campus/contract/paths/console.ts'
import type { MenuSection } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { animalPlanConsoleScreens } from './screens.ts'
import { animalPlanConsoleTiles } from './tiles.ts'

const section: MenuSection = { title: ['实验动物', 'Laboratory animals', '實驗動物'], order: 27 }

export const animalplanConsole = defineFeature({
  area: 'animalplan',
  screens: animalPlanConsoleScreens,
  tiles: animalPlanConsoleTiles,
  consoleMenu: [
    { path: consolePaths.animalPlans, section, order: 10 },
    { path: consolePaths.animalCatalogue, section, order: 20 },
  ],
})
