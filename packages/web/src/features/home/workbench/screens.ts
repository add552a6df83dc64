import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const workbenchScreens: readonly Screen[] = [
  {
    path: messagesPaths.workbench,
    load: () => import('./workbench-screen.tsx'),
    guard: 'user',
    title: ['工作台', 'Workbench', '工作台'],
    layout: 'tab',
  },
  {
    path: messagesPaths.arrange,
    load: () => import('./arrange-screen.tsx'),
    guard: 'user',
    title: ['常用设置', 'Edit favourites', '常用設定'],
    layout: 'bar',
  },
]
