import type { Screen } from '../../navigation/screen.ts'
import { messagesPaths } from '../../paths/messages.ts'

export const bookScreens: readonly Screen[] = [
  {
    path: messagesPaths.book,
    load: () => import('./book-screen.tsx'),
    guard: 'user',
    title: ['通讯录', 'Contacts', '通訊錄'],
    chrome: 'tab',
  },
  {
    path: messagesPaths.contact,
    load: () => import('./contact-screen.tsx'),
    guard: 'user',
    title: ['名片', 'Contact', '名片'],
    chrome: 'bar',
  },
]
