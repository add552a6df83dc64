import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const directoryScreens: readonly Screen[] = [
  {
    path: messagesPaths.book,
    load: () => import('./directory-screen.tsx'),
    guard: 'user',
    title: ['通讯录', 'Contacts', '通訊錄'],
    layout: 'tab',
  },
  {
    path: messagesPaths.contact,
    load: () => import('./contact-screen.tsx'),
    guard: 'user',
    title: ['名片', 'Contact', '名片'],
    layout: 'bar',
  },
]
