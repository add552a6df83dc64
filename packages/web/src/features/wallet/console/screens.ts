import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const walletConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.withdrawals, ['提现', 'Withdrawals', '提領'], () => import('./withdrawals-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.grants, ['发放赠送豆', 'Free beans', '發放贈送豆'], () => import('./grants-screen.tsx'), auditorsToo),
  consoleScreen(consolePaths.ledger, ['总账', 'Ledger', '總帳'], () => import('./ledger-screen.tsx'), auditorsToo),
]
