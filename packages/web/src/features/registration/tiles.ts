import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { AddSquareOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const registrationTiles: readonly Tile[] = [
  {
    name: 'lacking-details',
    group: 'mine',
    order: 5190,
    path: registrationPaths.lacking,
    title: ['完善信息', 'Missing details', '完善資訊'],
    spelling: 'wan shan xin xi',
    icon: AddSquareOutline,
  },
]
