import { walletPaths } from '@campus/contract/paths/orders.ts'
import { orderTabs, printTabs } from '../../domain/own-lists/own-lists.ts'
import type { Screen } from '../../navigation/screen.ts'

export const walletScreens: readonly Screen[] = [
  {
    path: walletPaths.wallet,
    load: () => import('./wallet/wallet-screen.tsx'),
    guard: 'user',
    title: ['我的钱包', 'My wallet', '我的錢包'],
    layout: 'bar',
  },
  {
    path: walletPaths.recharge,
    load: () => import('./recharge/recharge-screen.tsx'),
    guard: 'user',
    title: ['充值', 'Top up', '儲值'],
    layout: 'bar',
  },
  {
    path: walletPaths.withdrawal,
    load: () => import('./withdrawal/withdrawal-screen.tsx'),
    guard: 'user',
    title: ['提现', 'Withdraw', '提領'],
    layout: 'bar',
  },
  {
    path: walletPaths.bills,
    load: () => import('./bills/bills-screen.tsx'),
    guard: 'user',
    title: ['账单', 'Transactions', '帳單'],
    layout: 'bar',
    tabs: orderTabs,
  },
  {
    path: walletPaths.prints,
    load: () => import('./prints/prints-screen.tsx'),
    guard: 'user',
    title: ['打印与取件', 'Prints and pick-up', '列印與取件'],
    layout: 'bar',
    tabs: printTabs,
  },
]
