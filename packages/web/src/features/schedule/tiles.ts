import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import {
  CalendarOutline,
  ClockCircleOutline,
  ContentOutline,
  EditSOutline,
  RedoOutline,
  TeamOutline,
  UnorderedListOutline,
} from 'antd-mobile-icons'
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
    title: ['与家人共享', 'Share with family', '與家人共享'],
    spelling: 'yu jia ren gong xiang',
    icon: TeamOutline,
  },
  {
    name: 'console-lesson-changes',
    group: 'office',
    order: 4044,
    path: consolePaths.scheduleChanges,
    title: ['调课审批', 'Lesson changes', '調課審批'],
    spelling: 'tiao ke shen pi',
    icon: EditSOutline,
  },
]
