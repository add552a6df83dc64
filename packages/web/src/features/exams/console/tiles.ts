import { consolePaths } from '@campus/contract/paths/console.ts'
import { UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const examsConsoleTiles: readonly Tile[] = [
  {
    name: 'console-exams',
    group: 'office',
    order: 4135,
    path: consolePaths.exams,
    title: ['考试管理', 'Exam plans', '考試管理'],
    spelling: 'kao shi guan li',
    icon: UnorderedListOutline,
  },
]
