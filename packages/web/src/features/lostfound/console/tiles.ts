import { consolePaths } from '@campus/contract/paths/console.ts'
import { ShopbagOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const lostFoundConsoleTiles: readonly Tile[] = [
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
