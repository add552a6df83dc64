import { accountPaths } from '@campus/contract/paths/account.ts'
import { AppOutline, KeyOutline, LinkOutline, LockOutline, SystemQRcodeOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const accountTiles: readonly Tile[] = [
  {
    name: 'security',
    group: 'mine',
    order: 5080,
    path: accountPaths.security,
    title: ['账号与安全', 'Account and security', '帳號與安全'],
    spelling: 'zhang hao yu an quan',
    icon: LockOutline,
  },
  {
    name: 'login-code',
    group: 'mine',
    order: 5090,
    path: accountPaths.loginCode,
    title: ['登录码', 'Login code', '登入碼'],
    spelling: 'deng lu ma',
    icon: SystemQRcodeOutline,
  },
  {
    name: 'devices',
    group: 'mine',
    order: 5100,
    path: accountPaths.devices,
    title: ['登录设备', 'Devices', '登入裝置'],
    spelling: 'deng lu she bei',
    icon: AppOutline,
  },
  {
    name: 'bindings',
    group: 'mine',
    order: 5110,
    path: accountPaths.bindings,
    title: ['账号绑定', 'Linked accounts', '帳號綁定'],
    spelling: 'zhang hao bang ding',
    icon: LinkOutline,
  },
  {
    name: 'passkeys',
    group: 'mine',
    order: 5120,
    path: accountPaths.passkeys,
    title: ['通行密钥', 'Passkeys', '通行金鑰'],
    spelling: 'tong xing mi yao',
    icon: KeyOutline,
  },
]
