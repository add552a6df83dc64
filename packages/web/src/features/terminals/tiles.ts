import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { EnvironmentOutline, ExclamationTriangleOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const terminalsTiles: readonly Tile[] = [
  {
    name: 'terminals',
    group: 'printing',
    order: 2090,
    path: terminalsPaths.map,
    title: ['自助终端', 'Terminals', '自助終端'],
    spelling: 'zi zhu zhong duan',
    icon: EnvironmentOutline,
  },
  {
    name: 'terminal-fault',
    group: 'printing',
    order: 2120,
    path: terminalsPaths.reportFault,
    title: ['终端报修', 'Report a terminal', '終端報修'],
    spelling: 'zhong duan bao xiu',
    icon: ExclamationTriangleOutline,
  },
]
