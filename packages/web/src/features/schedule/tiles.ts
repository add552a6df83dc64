import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { CalendarOutline } from 'antd-mobile-icons'
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
]
