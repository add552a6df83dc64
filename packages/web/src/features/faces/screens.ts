import { facesPaths } from '@campus/contract/paths/faces.ts'
import type { Screen } from '../../navigation/screen.ts'

export const facesScreens: readonly Screen[] = [
  {
    path: facesPaths.consents,
    load: () => import('./consents/consents-screen.tsx'),
    guard: 'user',
    title: ['人脸信息授权', 'Use of my face', '人臉資訊授權'],
    layout: 'bar',
  },
  {
    path: facesPaths.children,
    load: () => import('./consents/children-screen.tsx'),
    guard: ['family'],
    title: ['孩子的人脸信息授权', 'Use of my child’s face', '孩子的人臉資訊授權'],
    layout: 'bar',
  },
  {
    path: facesPaths.check,
    load: () => import('./check/check-screen.tsx'),
    guard: 'user',
    title: ['人脸核对', 'Face check', '人臉核對'],
    layout: 'bar',
  },
  {
    path: facesPaths.ownCheck,
    load: () => import('./check/own-check-screen.tsx'),
    guard: 'user',
    title: ['本人核对', 'Verify my identity', '本人核對'],
    layout: 'bar',
  },
  {
    path: facesPaths.managerCheck,
    load: () => import('./check/manager-check-screen.tsx'),
    guard: ['manager', 'admin'],
    title: ['管理员核对', 'Administrator’s face check', '管理員核對'],
    layout: 'bar',
  },
]
