import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import type { Screen } from '../../navigation/screen.ts'

export const entrustScreens: readonly Screen[] = [
  {
    path: terminalsPaths.entrustments,
    load: () => import('./log/entrustments-screen.tsx'),
    guard: 'user',
    title: ['委托领取', 'Delegated pick-up', '委託領取'],
    layout: 'bar',
  },
  {
    path: terminalsPaths.entrust,
    load: () => import('./add/entrust-screen.tsx'),
    guard: 'user',
    title: ['新建委托', 'New pick-up request', '新增委託'],
    layout: 'bar',
  },
  {
    path: terminalsPaths.entrusted,
    load: () => import('./pick-up/entrusted-screen.tsx'),
    guard: 'user',
    title: ['代领', 'Pick up for others', '代領'],
    layout: 'bar',
  },
]
