import { consolePaths } from '@campus/contract/paths/console.ts'
import { CheckShieldOutline, DeleteOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const peopleConsoleTiles: readonly Tile[] = [
  {
    name: 'console-corrections',
    group: 'office',
    order: 4020,
    path: consolePaths.corrections,
    title: ['更正审核', 'Corrections', '更正審核'],
    spelling: 'geng zheng shen he',
    icon: CheckShieldOutline,
  },
  {
    name: 'console-deletions',
    group: 'office',
    order: 4040,
    path: consolePaths.deletions,
    title: ['删除申请', 'Data deletion', '刪除申請'],
    spelling: 'shan chu shen qing',
    icon: DeleteOutline,
  },
]
