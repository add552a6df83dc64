import { shellPaths } from '@campus/contract/paths/shell.ts'
import type { Screen } from '../../navigation/screen.ts'

export const kioskScreens: readonly Screen[] = [
  {
    path: shellPaths.bridge,
    load: () => import('./bridge/bridge-screen.tsx'),
    guard: 'public',
    title: ['无接触打印', 'Contactless printing', '無接觸列印'],
    layout: 'bar',
  },
]
