import { consolePaths } from '@campus/contract/paths/console.ts'
import { ClockCircleOutline, ContentOutline, EditSOutline, UnorderedListOutline, UploadOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const scheduleConsoleTiles: readonly Tile[] = [
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
    name: 'console-lesson-changes',
    group: 'office',
    order: 4044,
    path: consolePaths.scheduleChanges,
    title: ['调课审批', 'Lesson changes', '調課審批'],
    spelling: 'tiao ke shen pi',
    icon: EditSOutline,
  },
  {
    name: 'console-plan-imports',
    group: 'office',
    order: 4047,
    path: consolePaths.scheduleImports,
    title: ['排课导入导出', 'Timetable import and export', '排課匯入匯出'],
    spelling: 'pai ke dao ru dao chu',
    icon: UploadOutline,
  },
]
