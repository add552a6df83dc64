import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../navigation/screen.ts'

export const homeScreens: readonly Screen[] = [
  { path: messagesPaths.home, load: () => import('./home-screen.tsx'), guard: 'user', title: ['首页', 'Home', '首頁'], layout: 'tab' },
]
