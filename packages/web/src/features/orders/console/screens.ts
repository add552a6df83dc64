import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const ordersConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.orders, ['订单', 'Orders', '訂單'], () => import('./orders-screen.tsx'), readers),
]
