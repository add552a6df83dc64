import type { Screen } from '../../navigation/screen.ts'
import { peoplePaths } from '../../paths/people.ts'

export const peopleScreens: readonly Screen[] = [
  {
    path: peoplePaths.privacyPolicy,
    load: () => import('./documents/privacy-policy-screen.tsx'),
    guard: 'public',
    title: ['隐私政策', 'Privacy policy', '隱私政策'],
    chrome: 'bar',
  },
  {
    path: peoplePaths.userAgreement,
    load: () => import('./documents/user-agreement-screen.tsx'),
    guard: 'public',
    title: ['用户协议', 'User agreement', '使用者協議'],
    chrome: 'bar',
  },
]
