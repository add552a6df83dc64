import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const facesConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.faceSettings, ['人脸设置', 'Faces', '人臉設定'], () => import('./settings-screen.tsx')),
]
