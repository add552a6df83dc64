import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const administrationConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.people, ['人员管理', 'People', '人員管理'], () => import('./people/people-screen.tsx'), managersToo),
  consoleScreen(consolePaths.person, ['人员档案', 'Person', '人員檔案'], () => import('./person/person-screen.tsx'), managersToo),
  consoleScreen(consolePaths.imports, ['批量导入', 'Imports', '批次匯入'], () => import('./imports/imports-screen.tsx')),
  consoleScreen(consolePaths.import, ['导入详情', 'Import', '匯入詳情'], () => import('./imports/import-screen.tsx')),
  consoleScreen(consolePaths.resets, ['重置申请', 'Reset requests', '重設申請'], () => import('./resets/resets-screen.tsx'), auditorsToo),
]
