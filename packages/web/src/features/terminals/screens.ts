import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import type { Screen } from '../../navigation/screen.ts'

export const terminalsScreens: readonly Screen[] = [
  {
    path: terminalsPaths.map,
    load: () => import('./map/terminals-screen.tsx'),
    guard: 'user',
    title: ['自助终端', 'Terminals', '自助終端'],
    layout: 'bar',
  },
  {
    path: terminalsPaths.reportFault,
    load: () => import('./report-fault/report-fault-screen.tsx'),
    guard: 'user',
    title: ['报告终端故障', 'Report a terminal', '報告終端故障'],
    layout: 'bar',
  },
  {
    path: terminalsPaths.faultReports,
    load: () => import('./fault-reports/fault-reports-screen.tsx'),
    guard: 'user',
    title: ['故障报告记录', 'My reports', '故障報告記錄'],
    layout: 'bar',
  },
]
