import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { AntOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const animalPlanTiles: readonly Tile[] = [
  {
    name: 'animal-plans',
    group: 'office',
    order: 3036,
    path: animalPlanPaths.plans,
    title: ['动物采购计划', 'Animal plans', '動物採購計畫'],
    spelling: 'dong wu cai gou ji hua',
    icon: AntOutline,
  },
]
