import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { ChatWrongOutline, CheckCircleOutline, ExclamationCircleOutline, PieOutline, StopOutline, UserOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const attendanceTiles: readonly Tile[] = [
  {
    name: 'roll-calls',
    group: 'study',
    order: 1210,
    path: attendancePaths.lessons,
    title: ['课堂考勤', 'Roll call', '課堂考勤'],
    spelling: 'ke tang kao qin',
    icon: UserOutline,
  },
  {
    name: 'attendance-objections',
    group: 'study',
    order: 1212,
    path: attendancePaths.objections,
    title: ['考勤异议', 'Objections', '考勤異議'],
    spelling: 'kao qin yi yi',
    icon: ChatWrongOutline,
  },
  {
    name: 'own-attendance',
    group: 'study',
    order: 1214,
    path: attendancePaths.own,
    title: ['上课考勤', 'Lesson attendance', '上課考勤'],
    spelling: 'shang ke kao qin',
    icon: CheckCircleOutline,
  },
  {
    name: 'attendance-rates',
    group: 'study',
    order: 1216,
    path: attendancePaths.overview,
    title: ['考勤统计', 'Attendance rates', '考勤統計'],
    spelling: 'kao qin tong ji',
    icon: PieOutline,
  },
  {
    name: 'warnings',
    group: 'study',
    order: 1218,
    path: attendancePaths.warnings,
    title: ['学业预警', 'Warnings', '學業預警'],
    spelling: 'xue ye yu jing',
    icon: ExclamationCircleOutline,
  },
  {
    name: 'leave-for-lessons',
    group: 'study',
    order: 1220,
    path: attendancePaths.excuse,
    title: ['按课程请假', 'Leave for lessons', '按課程請假'],
    spelling: 'an ke cheng qing jia',
    icon: StopOutline,
  },
]
