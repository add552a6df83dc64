import { consolePaths } from '@campus/contract/paths/console.ts'
import { CheckShieldOutline, HistogramOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const gradesConsoleTiles: readonly Tile[] = [
  {
    name: 'console-grade-sheets',
    group: 'office',
    order: 4136,
    path: consolePaths.gradeSheets,
    title: ['成绩审核与公布', 'Publish grades', '成績審核與公布'],
    spelling: 'cheng ji shen he yu gong bu',
    icon: HistogramOutline,
  },
  {
    name: 'console-grade-appeals',
    group: 'office',
    order: 4137,
    path: consolePaths.gradeAppeals,
    title: ['成绩复核', 'Grade appeals', '成績複核'],
    spelling: 'cheng ji fu he',
    icon: CheckShieldOutline,
  },
]
