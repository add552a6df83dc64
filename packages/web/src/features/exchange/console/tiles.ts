import { consolePaths } from '@campus/contract/paths/console.ts'
import { ExclamationCircleOutline, LinkOutline, UploadOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const exchangeTiles: readonly Tile[] = [
  {
    name: 'console-school-data',
    group: 'office',
    order: 4650,
    path: consolePaths.exchangeImports,
    title: ['学校数据导入', 'School data import', '學校資料匯入'],
    spelling: 'xue xiao shu ju dao ru',
    icon: UploadOutline,
  },
  {
    name: 'console-data-exchange',
    group: 'office',
    order: 4651,
    path: consolePaths.exchangeSources,
    title: ['数据交换', 'Data exchange', '資料交換'],
    spelling: 'shu ju jiao huan',
    icon: LinkOutline,
  },
  {
    name: 'console-missing-scores',
    group: 'office',
    order: 4652,
    path: consolePaths.exchangeMissing,
    title: ['缺少的成绩', 'Missing scores', '缺少的成績'],
    spelling: 'que shao de cheng ji',
    icon: ExclamationCircleOutline,
  },
]
