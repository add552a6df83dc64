import { facesPaths } from '@campus/contract/paths/faces.ts'
import type { Screen } from '../../navigation/screen.ts'

export const facesScreens: readonly Screen[] = [
  {
    path: facesPaths.consents,
    load: () => import('./consents/consents-screen.tsx'),
    guard: 'user',
    title: ['人脸与我的同意', 'My face and my consent', '人臉與我的同意'],
    layout: 'bar',
  },
]
