import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { CalculatorOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const gradesTiles: readonly Tile[] = [
  {
    name: 'grade-sheets',
    group: 'study',
    order: 1155,
    path: gradesPaths.sheets,
    title: ['成绩录入', 'Grade sheets', '成績錄入'],
    spelling: 'cheng ji lu ru',
    icon: CalculatorOutline,
  },
]
