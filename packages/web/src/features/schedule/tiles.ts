import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { CalendarOutline, HeartOutline, RedoOutline, UnlockOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const scheduleTiles: readonly Tile[] = [
  {
    name: 'timetable',
    group: 'study',
    order: 1142,
    path: schedulePaths.timetable,
    title: ['课表', 'Timetable', '課表'],
    spelling: 'ke biao',
    icon: CalendarOutline,
  },
  {
    name: 'free-rooms',
    group: 'study',
    order: 1144,
    path: schedulePaths.freeRooms,
    title: ['空教室', 'Free rooms', '空教室'],
    spelling: 'kong jiao shi',
    icon: UnlockOutline,
  },
  {
    name: 'lesson-changes',
    group: 'study',
    order: 1146,
    path: schedulePaths.changes,
    title: ['我的调课', 'My lesson changes', '我的調課'],
    spelling: 'wo de tiao ke',
    icon: RedoOutline,
  },
  {
    name: 'shares',
    group: 'study',
    order: 1148,
    path: schedulePaths.shares,
    title: ['家人共享', 'Family sharing', '家人共享'],
    spelling: 'jia ren gong xiang',
    icon: HeartOutline,
  },
]
