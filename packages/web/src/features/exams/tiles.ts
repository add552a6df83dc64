import { examsPaths } from '@campus/contract/paths/exams.ts'
import { ClockCircleOutline, EyeOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const examsTiles: readonly Tile[] = [
  {
    name: 'exams',
    group: 'study',
    order: 1147,
    path: examsPaths.exams,
    title: ['考试安排', 'Exams', '考試安排'],
    spelling: 'kao shi an pai',
    icon: ClockCircleOutline,
  },
  {
    name: 'invigilations',
    group: 'study',
    order: 1149,
    path: examsPaths.invigilations,
    title: ['监考', 'Invigilation', '監考'],
    spelling: 'jian kao',
    icon: EyeOutline,
  },
]
