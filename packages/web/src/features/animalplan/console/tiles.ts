import { consolePaths } from '@campus/contract/paths/console.ts'
import { ContentOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const animalPlanConsoleTiles: readonly Tile[] = [
  {
    name: 'console-animal-plans',
    group: 'office',
    order: 4127,
    path: consolePaths.animalPlans,
    title: ['动物计划管理', 'School animal plans', '動物計畫管理'],
    spelling: 'dong wu ji hua guan li',
    icon: UnorderedListOutline,
  },
  {
    name: 'console-animal-catalogue',
    group: 'office',
    order: 4129,
    path: consolePaths.animalCatalogue,
    title: ['动物目录与经费', 'Animal catalogue and funds', '動物目錄與經費'],
    spelling: 'dong wu mu lu yu jing fei',
    icon: ContentOutline,
  },
]
