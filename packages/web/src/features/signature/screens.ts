import { signaturePaths } from '@campus/contract/paths/signature.ts'
import type { Screen } from '../../navigation/screen.ts'

export const signatureScreens: readonly Screen[] = [
  {
    path: signaturePaths.own,
    load: () => import('./own/own-screen.tsx'),
    guard: 'user',
    title: ['我的签名', 'My signature', '我的簽名'],
    layout: 'bar',
  },
  {
    path: signaturePaths.choose,
    load: () => import('./choose/choose-screen.tsx'),
    guard: 'user',
    title: ['手写签名', 'Signature', '手寫簽名'],
    layout: 'bar',
  },
  {
    path: signaturePaths.board,
    load: () => import('./board/board-screen.tsx'),
    guard: 'user',
    title: ['签名板', 'Sign', '簽名板'],
    layout: 'bar',
  },
]
