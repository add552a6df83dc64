import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { EnvironmentOutline, ExclamationTriangleOutline, SendOutline, TeamOutline } from 'antd-mobile-icons'
import type { Service } from './services.ts'

export const terminalServices: readonly Service[] = [
  {
    name: 'terminals',
    group: 'printing',
    path: terminalsPaths.map,
    title: ['自助终端', 'Terminals', '自助終端'],
    spelling: 'zi zhu zhong duan',
    icon: EnvironmentOutline,
  },
  {
    name: 'entrust',
    group: 'printing',
    path: terminalsPaths.entrustments,
    title: ['委托领取', 'Delegated pick-up', '委託領取'],
    spelling: 'wei tuo ling qu',
    icon: SendOutline,
  },
  {
    name: 'entrusted',
    group: 'printing',
    path: terminalsPaths.entrusted,
    title: ['代领', 'Pick up for others', '代領'],
    spelling: 'dai ling',
    icon: TeamOutline,
  },
  {
    name: 'terminal-fault',
    group: 'printing',
    path: terminalsPaths.reportFault,
    title: ['终端报修', 'Report a terminal', '終端報修'],
    spelling: 'zhong duan bao xiu',
    icon: ExclamationTriangleOutline,
  },
]
