import { consolePaths } from '@campus/contract/paths/console.ts'
import { operationsPaths } from '@campus/contract/paths/operations.ts'
import { auditorsToo, consoleScreen } from '../../../console/menu/console-screen.ts'
import { inNoDuty } from '../../../navigation/guard.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const operationsConsoleScreens: readonly Screen[] = [
  consoleScreen(operationsPaths.status, ['系统状态', 'System status', '系統狀態'], () => import('./status/status-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.backups, ['备份', 'Backups', '備份'], () => import('./backups/backups-screen.tsx'), auditorsToo),
  {
    ...consoleScreen(
      consolePaths.configuration,
      ['配置文件', 'Configuration', '設定檔'],
      () => import('./configuration/configuration-screen.tsx'),
    ),
    area: inNoDuty,
  },
  consoleScreen(consolePaths.sessions, ['在线登录', 'Logins', '線上登入'], () => import('./sessions/sessions-screen.tsx'), auditorsToo),
  consoleScreen(
    consolePaths.failedJobs,
    ['后台任务', 'Background tasks', '背景任務'],
    () => import('./jobs/failed-jobs-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.retention,
    ['保存期限', 'Retention', '保存期限'],
    () => import('./retention/retention-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.accessMatrix,
    ['权限总览', 'Access by role', '權限總覽'],
    () => import('./access/matrix-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(consolePaths.accessWhy, ['权限查询', 'Check access', '權限查詢'], () => import('./access/why-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.duties, ['管理分工', 'Duties', '管理分工'], () => import('./duties/duties-screen.tsx'), auditorsToo),
]
