import { identityPaths } from '@campus/contract/paths/identity.ts'
import type { Screen } from '../../navigation/screen.ts'

const own = (path: Screen['path'], title: Screen['title'], load: Screen['load']): Screen => ({
  path,
  title,
  load,
  guard: 'user',
  layout: 'bar',
})

export const identityScreens: readonly Screen[] = [
  own(identityPaths.registration, ['身份登记', 'My identity', '身分登記'], () => import('./progress/progress-screen.tsx')),
  own(identityPaths.paper, ['身份证件', 'ID document', '身分證件'], () => import('./paper/paper-screen.tsx')),
  own(identityPaths.check, ['身份核对', 'Identity check', '身分核對'], () => import('./paper/check-screen.tsx')),
  own(identityPaths.cameraGuide, ['拍照指南', 'Photo guide', '拍照指南'], () => import('./guide/guide-screen.tsx')),
  own(identityPaths.firstLoginGuide, ['拍一张近照', 'Your first photo', '拍一張近照'], () => import('./guide/first-login-screen.tsx')),
  own(identityPaths.collect, ['照片采集', 'My photos', '照片採集'], () => import('./collect/collect-screen.tsx')),
  own(identityPaths.photos, ['采集照片', 'Add a photo', '採集照片'], () => import('./collect/type-screen.tsx')),
  own(identityPaths.photo, ['照片结果', 'My photo', '照片結果'], () => import('./collect/shown-screen.tsx')),
  own(identityPaths.camera, ['拍照', 'Camera', '拍照'], () => import('./collect/camera-screen.tsx')),
  own(identityPaths.searchesForMe, ['谁查找过我', 'Searches that found me', '誰查找過我'], () => import('./find/found-me-screen.tsx')),
]
