import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { CalendarOutline, ClockCircleOutline, ContentOutline, UnorderedListOutline } from 'antd-mobile-icons'
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
    name: 'console-terms',
    group: 'office',
    order: 4041,
    path: consolePaths.scheduleTerms,
    title: ['学期与作息', 'Terms and hours', '學期與作息'],
    spelling: 'xue qi yu zuo xi',
    icon: ClockCircleOutline,
  },
  {
    name: 'console-rooms',
    group: 'office',
    order: 4042,
    path: consolePaths.scheduleRooms,
    title: ['教室', 'Rooms', '教室'],
    spelling: 'jiao shi',
    icon: ContentOutline,
  },
  {
    name: 'console-sections',
    group: 'office',
    order: 4043,
    path: consolePaths.scheduleSections,
    title: ['教学班与排课', 'Sections and lessons', '教學班與排課'],
    spelling: 'jiao xue ban yu pai ke',
    icon: UnorderedListOutline,
  },
]
