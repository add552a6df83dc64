import { consolePaths } from '@campus/contract/paths/console.ts'
import { CalculatorOutline, PayCircleOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const paymentTiles: readonly Tile[] = [
  {
    name: 'console-payments',
    group: 'office',
    order: 4120,
    path: consolePaths.payments,
    title: ['付款记录', 'Payments', '付款記錄'],
    spelling: 'fu kuan ji lu',
    icon: PayCircleOutline,
  },
  {
    name: 'console-reconciliations',
    group: 'office',
    order: 4130,
    path: consolePaths.reconciliations,
    title: ['对账', 'Reconciliation', '對帳'],
    spelling: 'dui zhang',
    icon: CalculatorOutline,
  },
]
