import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const facesConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.faceSettings, ['人脸设置', 'Face recognition', '人臉設定'], () => import('./settings-screen.tsx')),
  consoleScreen(
    consolePaths.faceGuardians,
    ['监护人同意', 'Guardian consent', '監護人同意'],
    () => import('./guardian-screen.tsx'),
    managersToo,
  ),
]
