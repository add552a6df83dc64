import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../navigation/screen.ts'

export const scanScreens: readonly Screen[] = [
  {
    path: messagesPaths.scan,
    load: () => import('./scan-screen.tsx'),
    guard: 'user',
    title: ['扫一扫', 'Scan', '掃一掃'],
    layout: 'bar',
  },
  {
    path: messagesPaths.scanResult,
    load: () => import('./result/scan-result-screen.tsx'),
    guard: 'user',
    title: ['扫描结果', 'Scan result', '掃描結果'],
    layout: 'bar',
  },
]
