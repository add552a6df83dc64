import { consolePaths } from '@campus/contract/paths/console.ts'
import { KeyOutline, UploadOutline, UserContactOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const administrationTiles: readonly Tile[] = [
  {
    name: 'console-people',
    group: 'office',
    order: 4000,
    path: consolePaths.people,
    title: ['人员管理', 'People', '人員管理'],
    spelling: 'ren yuan guan li',
    icon: UserContactOutline,
  },
  {
    name: 'console-imports',
    group: 'office',
    order: 4010,
    path: consolePaths.imports,
    title: ['批量导入', 'Imports', '批次匯入'],
    spelling: 'pi liang dao ru',
    icon: UploadOutline,
  },
  {
    name: 'console-resets',
    group: 'office',
    order: 4030,
    path: consolePaths.resets,
    title: ['重置申请', 'Reset requests', '重設申請'],
    spelling: 'chong zhi shen qing',
    icon: KeyOutline,
  },
]
