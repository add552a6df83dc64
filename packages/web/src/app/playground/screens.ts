import { shellPaths } from '@campus/contract/paths/shell.ts'
import type { Screen } from '../../navigation/screen.ts'

/** Trials of parts of the app, in development only. */
export const playgroundScreens: readonly Screen[] = [
  {
    path: shellPaths.testParts,
    load: () => import('./parts-screen.tsx'),
    guard: 'public',
    title: ['部件试验', 'Parts', '部件試驗'],
    layout: 'bar',
  },
  {
    path: shellPaths.testForm,
    load: () => import('./form-screen.tsx'),
    guard: 'public',
    title: ['表单试验', 'Form', '表單試驗'],
    layout: 'bar',
  },
  {
    path: shellPaths.testCamera,
    load: () => import('./camera-screen.tsx'),
    guard: 'public',
    title: ['相机试验', 'Camera', '相機試驗'],
    layout: 'bar',
  },
  {
    path: shellPaths.testSocket,
    load: () => import('./socket-screen.tsx'),
    guard: 'public',
    title: ['推送试验', 'Push', '推送試驗'],
    layout: 'bar',
  },
]
