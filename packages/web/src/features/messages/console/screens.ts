import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const messagesConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.announcements,
    ['公告管理', 'Announcements', '公告管理'],
    () => import('./announcements/announcements-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    consolePaths.announcement,
    ['编辑公告', 'Announcement', '編輯公告'],
    () => import('./announcements/announcement-screen.tsx'),
    managersToo,
  ),
]
