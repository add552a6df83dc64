import { shellPaths } from '@campus/contract/paths/shell.ts'
import type { Screen } from '../../navigation/screen.ts'

export const schoolScreens: readonly Screen[] = [
  {
    path: shellPaths.html,
    load: () => import('./html/html-screen.tsx'),
    guard: 'public',
    title: ['文档', 'Document', '文件'],
    layout: 'bar',
  },
  {
    path: shellPaths.webview,
    load: () => import('./webview/webview-screen.tsx'),
    guard: 'public',
    title: ['网页', 'Web page', '網頁'],
    layout: 'bar',
  },
  {
    path: shellPaths.chooseLocation,
    load: () => import('./location/choose-location-screen.tsx'),
    guard: 'user',
    title: ['选择位置', 'Choose a location', '選擇位置'],
    layout: 'bar',
  },
  {
    path: shellPaths.openLocation,
    load: () => import('./location/open-location-screen.tsx'),
    guard: 'user',
    title: ['查看位置', 'Location', '查看位置'],
    layout: 'bar',
  },
]
