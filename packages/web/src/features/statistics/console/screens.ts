import { countedRowsPath, statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const statisticsScreens: readonly Screen[] = [
  consoleScreen(statisticsPaths.overview, ['统计概览', 'Statistics', '統計概覽'], () => import('./overview/overview-screen.tsx'), readers),
  consoleScreen(
    statisticsPaths.explorer,
    ['统计分析', 'Explore numbers', '統計分析'],
    () => import('./explorer/explorer-screen.tsx'),
    readers,
  ),
  consoleScreen(statisticsPaths.reports, ['统计报表', 'Reports', '統計報表'], () => import('./reports/reports-screen.tsx'), readers),
  consoleScreen(statisticsPaths.visits, ['访问统计', 'Visits', '造訪統計'], () => import('./visits/visits-screen.tsx'), readers),
  consoleScreen(
    statisticsPaths.applications,
    ['申请统计', 'Application statistics', '申請統計'],
    () => import('./applications/applications-screen.tsx'),
    readers,
  ),
  consoleScreen(
    statisticsPaths.registrations,
    ['注册统计', 'Registration statistics', '註冊統計'],
    () => import('./registrations/registrations-screen.tsx'),
    readers,
  ),
  consoleScreen(statisticsPaths.mails, ['邮件统计', 'Email statistics', '郵件統計'], () => import('./mails/mails-screen.tsx'), readers),
  consoleScreen(countedRowsPath, ['统计明细', 'Underlying entries', '統計明細'], () => import('./rows/rows-screen.tsx'), readers),
]
