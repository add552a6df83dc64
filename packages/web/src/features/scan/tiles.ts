import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { ScanningOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const scanTiles: readonly Tile[] = [
  {
    name: 'scan',
    group: 'office',
    order: 3000,
    path: messagesPaths.scan,
    title: ['扫一扫', 'Scan', '掃一掃'],
    spelling: 'sao yi sao',
    icon: ScanningOutline,
  },
]
