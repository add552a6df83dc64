import type { Screen } from '../../navigation/screen.ts'
import { peoplePaths } from '../../paths/people.ts'

export const myScreens: readonly Screen[] = [
  { path: peoplePaths.my, load: () => import('./my-screen.tsx'), guard: 'user', title: ['我的', 'My', '我的'], layout: 'tab' },
]
