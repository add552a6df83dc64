import type { Phrase } from '@campus/contract/language.ts'
import { AppOutline, AppstoreOutline, MessageOutline, TeamOutline, UserOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { tabPaths } from '../navigation/tab-paths.ts'
import { messagesPaths } from '../paths/messages.ts'
import type { Path } from '../paths/path.ts'
import { peoplePaths } from '../paths/people.ts'
import { useSession } from '../session/use-session.ts'

export interface Tab {
  readonly path: Path
  readonly title: Phrase
  readonly icon: ComponentType
}

const tabs: readonly Tab[] = [
  { path: messagesPaths.home, title: ['首页', 'Home', '首頁'], icon: AppOutline },
  { path: messagesPaths.workbench, title: ['工作台', 'Workbench', '工作臺'], icon: AppstoreOutline },
  { path: messagesPaths.book, title: ['通讯录', 'Contacts', '通訊錄'], icon: TeamOutline },
  { path: messagesPaths.messages, title: ['消息', 'Messages', '訊息'], icon: MessageOutline },
  { path: peoplePaths.my, title: ['我的', 'My', '我的'], icon: UserOutline },
]

export const useTabs = (): readonly Tab[] => {
  const shown = tabPaths(useSession('tabBar'))
  return tabs.filter(({ path }) => shown.includes(path))
}
