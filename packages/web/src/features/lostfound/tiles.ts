import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { CompassOutline } from 'antd-mobile-icons'
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
]
