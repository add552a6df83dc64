import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen, managersToo, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const documentsConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.templates,
    ['证明模板', 'Certificate templates', '證明範本'],
    () => import('./templates/templates-screen.tsx'),
    readers,
  ),
  consoleScreen(consolePaths.template, ['编辑模板', 'Template', '編輯範本'], () => import('./template/template-screen.tsx'), readers),
  consoleScreen(consolePaths.issued, ['已发证明', 'Issued certificates', '已發證明'], () => import('./issued/issued-screen.tsx'), readers),
  consoleScreen(
    consolePaths.counter,
    ['服务台办理', 'Issue in person', '服務台辦理'],
    () => import('./counter/counter-screen.tsx'),
    managersToo,
  ),
  consoleScreen(consolePaths.signingKeys, ['签名密钥', 'Signing keys', '簽名金鑰'], () => import('./keys/keys-screen.tsx'), auditorsToo),
  consoleScreen(
    consolePaths.verifications,
    ['核验日志', 'Verification log', '核驗日誌'],
    () => import('./verifications/verifications-screen.tsx'),
    auditorsToo,
  ),
]
