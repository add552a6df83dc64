import { consolePaths } from '@campus/contract/paths/console.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { SetOutline, UnorderedListOutline, UserAddOutline, UserContactOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const registrationConsoleTiles: readonly Tile[] = [
  {
    name: 'console-registrations',
    group: 'office',
    order: 4400,
    path: registrationPaths.matchedCases,
    title: ['注册审核', 'Review registrations', '註冊審核'],
    spelling: 'zhu ce shen he',
    icon: UserAddOutline,
  },
  {
    name: 'console-unmatched-registrations',
    group: 'office',
    order: 4410,
    path: registrationPaths.unmatchedCases,
    title: ['未匹配注册', 'Unmatched registrations', '未匹配註冊'],
    spelling: 'wei pi pei zhu ce',
    icon: UserContactOutline,
  },
  {
    name: 'console-registration-log',
    group: 'office',
    order: 4420,
    path: registrationPaths.log,
    title: ['注册日志', 'Registration log', '註冊日誌'],
    spelling: 'zhu ce ri zhi',
    icon: UnorderedListOutline,
  },
  {
    name: 'console-registration-settings',
    group: 'office',
    order: 4430,
    path: consolePaths.registrationFields,
    title: ['注册设置', 'Registration settings', '註冊設定'],
    spelling: 'zhu ce she zhi',
    icon: SetOutline,
  },
]
