import { consolePaths } from '@campus/contract/paths/console.ts'
import { SoundOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const messagesConsoleTiles: readonly Tile[] = [
  {
    name: 'console-announcements',
    group: 'office',
    order: 4290,
    path: consolePaths.announcements,
    title: ['公告管理', 'Announcements', '公告管理'],
    spelling: 'gong gao guan li',
    icon: SoundOutline,
  },
]
