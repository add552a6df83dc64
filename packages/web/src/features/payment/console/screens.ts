import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const paymentConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.payments, ['付款', 'Payments', '付款'], () => import('./payments-screen.tsx'), auditorsToo),
  consoleScreen(
    consolePaths.reconciliations,
    ['对账', 'Reconciliation', '對帳'],
    () => import('./reconciliations-screen.tsx'),
    auditorsToo,
  ),
]
