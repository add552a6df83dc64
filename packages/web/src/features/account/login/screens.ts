import type { Screen } from '../../../navigation/screen.ts'
import { accountPaths } from '../../../paths/account.ts'

/** Known before all others: who is not logged in sees nothing else first. */
export const loginScreens: readonly Screen[] = [
  {
    path: accountPaths.login,
    load: () => import('./login-screen.tsx'),
    guard: 'public',
    title: ['登录', 'Log in', '登入'],
    chrome: 'none',
  },
]
