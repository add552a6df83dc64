import { peoplePaths } from '@campus/contract/paths/people.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const myScreens: readonly Screen[] = [
  { path: peoplePaths.my, load: () => import('./my-screen.tsx'), guard: 'user', title: ['我的', 'Me', '我的'], layout: 'tab' },
]
