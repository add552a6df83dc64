import { logTitles } from '@campus/contract/logs/log-titles.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { auditorsToo, consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const logScreens: readonly Screen[] = [
  consoleScreen(logPaths.logins, logTitles.login, () => import('./logins/logins-screen.tsx'), auditorsToo),
  consoleScreen(logPaths.operations, logTitles.operation, () => import('./operations/operations-screen.tsx'), auditorsToo),
  consoleScreen(logPaths.applications, logTitles.application, () => import('./applications/applications-screen.tsx'), readers),
  consoleScreen(logPaths.faceCalls, logTitles.face_call, () => import('./face-calls/face-calls-screen.tsx'), auditorsToo),
  consoleScreen(logPaths.photos, ['照片日志', 'Photo log', '照片日誌'], () => import('./photos/photos-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.logTrail, ['关联记录', 'Related entries', '關聯記錄'], () => import('./trail/trail-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.logExports, ['导出', 'Exports', '匯出'], () => import('./exports/exports-screen.tsx'), readers),
]
