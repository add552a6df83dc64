import { consolePaths } from '@campus/contract/paths/console.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { CompassOutline, ShopbagOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const lostFoundTiles: readonly Tile[] = [
  {
    name: 'lost-found',
    group: 'office',
    order: 3038,
    path: lostFoundPaths.items,
    title: ['失物招领', 'Lost and found', '失物招領'],
    spelling: 'shi wu zhao ling',
    icon: CompassOutline,
  },
  {
    name: 'console-lost-items',
    group: 'office',
    order: 4440,
    path: consolePaths.lostItems,
    title: ['失物保管', 'Lost property', '失物保管'],
    spelling: 'shi wu bao guan',
    icon: ShopbagOutline,
  },
]
