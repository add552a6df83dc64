import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import type { Screen } from '../../navigation/screen.ts'

export const entrustScreens: readonly Screen[] = [
  {
    path: terminalsPaths.entrustments,
    load: () => import('./log/entrustments-screen.tsx'),
    guard: 'user',
    title: ['代领记录', 'Delegated pick-up', '代領記錄'],
    layout: 'bar',
  },
  {
    path: terminalsPaths.entrust,
    load: () => import('./add/entrust-screen.tsx'),
    guard: 'user',
    title: ['请人代领', 'New pick-up request', '請人代領'],
    layout: 'bar',
  },
  {
    path: terminalsPaths.entrusted,
    load: () => import('./pick-up/entrusted-screen.tsx'),
    guard: 'user',
    title: ['帮人代领', 'Collect for others', '幫人代領'],
    layout: 'bar',
  },
]
