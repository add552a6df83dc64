import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { BellOutline, SoundOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const messagesTiles: readonly Tile[] = [
  {
    name: 'announce',
    group: 'office',
    order: 3040,
    path: messagesPaths.write,
    title: ['发公告', 'New announcement', '發公告'],
    spelling: 'fa gong gao',
    icon: SoundOutline,
  },
  {
    name: 'reminders',
    group: 'mine',
    order: 5125,
    path: messagesPaths.reminders,
    title: ['消息提醒', 'Notifications', '訊息提醒'],
    spelling: 'xiao xi ti xing',
    icon: BellOutline,
  },
]
