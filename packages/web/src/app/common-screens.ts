import { shellPaths } from '@campus/contract/paths/shell.ts'
import type { Screen } from '../navigation/screen.ts'

const everywhere: readonly Screen[] = [
  {
    path: shellPaths.html,
    load: () => import('../features/school/html/html-screen.tsx'),
    guard: 'public',
    title: ['文档', 'Document', '文件'],
    layout: 'bar',
  },
  {
    path: shellPaths.webview,
    load: () => import('../features/school/webview/webview-screen.tsx'),
    guard: 'public',
    title: ['网页', 'Web page', '網頁'],
    layout: 'bar',
  },
  {
    path: shellPaths.bridge,
    load: () => import('../features/kiosk/bridge/bridge-screen.tsx'),
    guard: 'public',
    title: ['无接触打印', 'Contactless printing', '無接觸列印'],
    layout: 'bar',
  },
  {
    path: shellPaths.chooseLocation,
    load: () => import('../features/school/location/choose-location-screen.tsx'),
    guard: 'user',
    title: ['选择位置', 'Choose a location', '選擇位置'],
    layout: 'bar',
  },
  {
    path: shellPaths.openLocation,
    load: () => import('../features/school/location/open-location-screen.tsx'),
    guard: 'user',
    title: ['查看位置', 'Location', '查看位置'],
    layout: 'bar',
  },
]

const inDevelopment: readonly Screen[] = [
  {
    path: shellPaths.testParts,
    load: () => import('./playground/parts-screen.tsx'),
    guard: 'public',
    title: ['部件试验', 'Parts', '部件試驗'],
    layout: 'bar',
    developmentOnly: true,
  },
  {
    path: shellPaths.testForm,
    load: () => import('./playground/form-screen.tsx'),
    guard: 'public',
    title: ['表单试验', 'Form', '表單試驗'],
    layout: 'bar',
    developmentOnly: true,
  },
  {
    path: shellPaths.testSocket,
    load: () => import('./playground/socket-screen.tsx'),
    guard: 'public',
    title: ['推送试验', 'Push', '推送試驗'],
    layout: 'bar',
    developmentOnly: true,
  },
]

// Outside a bundler `env` is missing; there the list is only read, and every screen counts.
export const shellScreens: readonly Screen[] = import.meta.env?.PROD ? everywhere : [...everywhere, ...inDevelopment]
