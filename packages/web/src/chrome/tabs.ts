import type { Phrase } from '@campus/contract/language.ts'
import { AppOutline, AppstoreOutline, MessageOutline, TeamOutline, UserOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { isRegistered } from '../navigation/registry.ts'
import { messagesPaths } from '../paths/messages.ts'
import type { Path } from '../paths/path.ts'
import { peoplePaths } from '../paths/people.ts'
import type { Session } from '../session/session.ts'
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

/** The school may leave out Home, which gives four; a tab appears with its screen. */
const tabsFor = (tabBar: Session['tabBar']) =>
  tabs.filter(({ path }) => isRegistered(path) && (tabBar === 'five' || path !== messagesPaths.home))

export const useTabs = (): readonly Tab[] => tabsFor(useSession('tabBar'))
