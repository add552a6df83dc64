import { consolePaths } from '@campus/contract/paths/console.ts'
import { AppstoreOutline, ExclamationTriangleOutline, PieOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const terminalsConsoleTiles: readonly Tile[] = [
  {
    name: 'console-terminals',
    group: 'office',
    order: 4210,
    path: consolePaths.terminals,
    title: ['终端管理', 'School terminals', '終端管理'],
    spelling: 'zhong duan guan li',
    icon: AppstoreOutline,
  },
  {
    name: 'console-terminal-faults',
    group: 'office',
    order: 4220,
    path: consolePaths.faults,
    title: ['终端故障', 'Terminal faults', '終端故障'],
    spelling: 'zhong duan gu zhang',
    icon: ExclamationTriangleOutline,
  },
  {
    name: 'console-terminal-events',
    group: 'office',
    order: 4230,
    path: consolePaths.terminalEvents,
    title: ['终端日志', 'Terminal log', '終端日誌'],
    spelling: 'zhong duan ri zhi',
    icon: UnorderedListOutline,
  },
  {
    name: 'console-terminal-statistics',
    group: 'office',
    order: 4240,
    path: consolePaths.terminalStatistics,
    title: ['终端统计', 'Terminal statistics', '終端統計'],
    spelling: 'zhong duan tong ji',
    icon: PieOutline,
  },
]
