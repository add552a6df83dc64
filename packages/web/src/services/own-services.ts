import { BillOutline } from '@campus/ui/icons/bill-outline.ts'
import { CheckShieldOutline } from '@campus/ui/icons/check-shield-outline.ts'
import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { FireFill } from '@campus/ui/icons/fire-fill.ts'
import { InformationCircleOutline } from '@campus/ui/icons/information-circle-outline.ts'
import { KeyOutline } from '@campus/ui/icons/key-outline.ts'
import { LinkOutline } from '@campus/ui/icons/link-outline.ts'
import { LockOutline } from '@campus/ui/icons/lock-outline.ts'
import { PayCircleOutline } from '@campus/ui/icons/pay-circle-outline.ts'
import { PhonebookOutline } from '@campus/ui/icons/phonebook-outline.ts'
import { PictureOutline } from '@campus/ui/icons/picture-outline.ts'
import { SetOutline } from '@campus/ui/icons/set-outline.ts'
import { SystemQRcodeOutline } from '@campus/ui/icons/system-q-rcode-outline.ts'
import { TransportQRcodeOutline } from '@campus/ui/icons/transport-q-rcode-outline.ts'
import { UserCircleOutline } from '@campus/ui/icons/user-circle-outline.ts'
import { accountPaths } from '../paths/account.ts'
import { helpPaths } from '../paths/help.ts'
import { peoplePaths } from '../paths/people.ts'
import { walletPaths } from '../paths/trade.ts'
import type { Service } from './services.ts'

export const ownServices: readonly Service[] = [
  {
    name: 'profile',
    group: 'mine',
    path: peoplePaths.profile,
    title: ['个人资料', 'Profile', '個人資料'],
    spelling: 'ge ren zi liao',
    icon: UserCircleOutline,
  },
  {
    name: 'card-code',
    group: 'mine',
    path: peoplePaths.cardCode,
    title: ['名片码', 'My card', '名片碼'],
    spelling: 'ming pian ma',
    icon: TransportQRcodeOutline,
  },
  {
    name: 'wallet',
    group: 'mine',
    path: walletPaths.wallet,
    title: ['我的钱包', 'My wallet', '我的錢包'],
    spelling: 'wo de qian bao',
    icon: PayCircleOutline,
  },
  {
    name: 'bills',
    group: 'mine',
    path: walletPaths.bills,
    title: ['账单', 'Bills', '帳單'],
    spelling: 'zhang dan',
    icon: BillOutline,
  },
  {
    name: 'record',
    group: 'mine',
    path: peoplePaths.record,
    title: ['学校档案', 'School record', '學校檔案'],
    spelling: 'xue xiao dang an',
    icon: FileOutline,
  },
  {
    name: 'portrait',
    group: 'mine',
    path: peoplePaths.portrait,
    title: ['证件照', 'Portrait', '證件照'],
    spelling: 'zheng jian zhao',
    icon: PictureOutline,
  },
  { name: 'rank', group: 'mine', path: peoplePaths.rank, title: ['等级', 'My level', '等級'], spelling: 'deng ji', icon: FireFill },
  {
    name: 'privacy',
    group: 'mine',
    path: peoplePaths.privacy,
    title: ['隐私', 'Privacy', '隱私'],
    spelling: 'yin si',
    icon: CheckShieldOutline,
  },
  {
    name: 'security',
    group: 'mine',
    path: accountPaths.security,
    title: ['账号与安全', 'Security', '帳號與安全'],
    spelling: 'zhang hao yu an quan',
    icon: LockOutline,
  },
  {
    name: 'login-code',
    group: 'mine',
    path: accountPaths.loginCode,
    title: ['登录码', 'Login code', '登入碼'],
    spelling: 'deng lu ma',
    icon: SystemQRcodeOutline,
  },
  {
    name: 'devices',
    group: 'mine',
    path: accountPaths.devices,
    title: ['登录设备', 'Devices', '登入裝置'],
    spelling: 'deng lu she bei',
    icon: PhonebookOutline,
  },
  {
    name: 'bindings',
    group: 'mine',
    path: accountPaths.bindings,
    title: ['账号绑定', 'Linked accounts', '帳號綁定'],
    spelling: 'zhang hao bang ding',
    icon: LinkOutline,
  },
  {
    name: 'passkeys',
    group: 'mine',
    path: accountPaths.passkeys,
    title: ['通行密钥', 'Passkeys', '通行金鑰'],
    spelling: 'tong xing mi yao',
    icon: KeyOutline,
  },
  {
    name: 'settings',
    group: 'mine',
    path: peoplePaths.settings,
    title: ['设置', 'Settings', '設定'],
    spelling: 'she zhi',
    icon: SetOutline,
  },
  {
    name: 'about',
    group: 'mine',
    path: helpPaths.about,
    title: ['关于', 'About', '關於'],
    spelling: 'guan yu',
    icon: InformationCircleOutline,
  },
]
