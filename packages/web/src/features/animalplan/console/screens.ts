import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const animalPlanConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.animalCatalogue,
    ['动物目录与经费', 'Animal catalogue and funds', '動物目錄與經費'],
    () => import('./catalogue/catalogue-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.animalPlans,
    ['动物采购计划', 'Animal plans', '動物採購計畫'],
    () => import('./plans/plans-screen.tsx'),
    auditorsToo,
  ),
]
