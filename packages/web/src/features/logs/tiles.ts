import { consolePaths } from '@campus/contract/paths/console.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const logsTiles: readonly Tile[] = [
  {
    name: 'console-log-exports',
    group: 'office',
    order: 4695,
    path: consolePaths.logExports,
    title: ['导出', 'Exports', '匯出'],
    spelling: 'dao chu',
    icon: DownlandOutline,
  },
]
