import { identityPaths } from '@campus/contract/paths/identity.ts'
import { CameraOutline, UserContactOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const identityTiles: readonly Tile[] = [
  {
    name: 'identity',
    group: 'mine',
    order: 5042,
    path: identityPaths.registration,
    title: ['身份登记', 'My identity', '身分登記'],
    spelling: 'shen fen deng ji',
    icon: UserContactOutline,
  },
  {
    name: 'own-photos',
    group: 'mine',
    order: 5052,
    path: identityPaths.collect,
    title: ['照片采集', 'My photos', '照片採集'],
    spelling: 'zhao pian cai ji',
    icon: CameraOutline,
  },
]
