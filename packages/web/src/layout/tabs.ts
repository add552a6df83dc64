import type { Phrase } from '@campus/contract/language.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { AppOutline, AppstoreOutline, MessageOutline, TeamOutline, UserOutline } from 'antd-mobile-icons'
import { type ComponentType, useEffect } from 'react'
import { useRead } from '../api/use-read.ts'
import { tabPaths } from '../navigation/tab-paths.ts'
import { changeSession } from '../session/session-store.ts'
import { useSession } from '../session/use-session.ts'

export interface Tab {
  readonly path: Path
  readonly title: Phrase
  readonly icon: ComponentType
}

const tabs: readonly Tab[] = [
  { path: messagesPaths.home, title: ['首页', 'Home', '首頁'], icon: AppOutline },
  { path: messagesPaths.workbench, title: ['工作台', 'Workbench', '工作台'], icon: AppstoreOutline },
  { path: messagesPaths.book, title: ['通讯录', 'Contacts', '通訊錄'], icon: TeamOutline },
  { path: messagesPaths.messages, title: ['消息', 'Messages', '訊息'], icon: MessageOutline },
  { path: peoplePaths.my, title: ['我的', 'Me', '我的'], icon: UserOutline },
]

const fewMinutes = 300_000

/** The device remembers what the school decided about Home, and learns of a change the next time the app is opened. */
const useFollowSchool = () => {
  const schoolId = useSession('user')?.schoolId
  const options = { enabled: schoolId !== undefined, background: true, staleTime: fewMinutes }
  const hasHomeTab = useRead(loginInit, schoolId === undefined ? {} : { schoolId }, options).data?.hasHomeTab
  useEffect(() => {
    if (hasHomeTab === undefined) return
    const tabBar = hasHomeTab ? 'five' : 'four'
    changeSession((session) => (session.tabBar === tabBar ? session : { ...session, tabBar }))
  }, [hasHomeTab])
}

export const useTabs = (): readonly Tab[] => {
  useFollowSchool()
  const shown = tabPaths(useSession('tabBar'))
  return tabs.filter(({ path }) => shown.includes(path))
}
