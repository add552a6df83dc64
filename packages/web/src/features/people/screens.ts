import { helpPaths } from '@campus/contract/paths/help.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import type { Screen } from '../../navigation/screen.ts'

const profile: readonly Screen[] = [
  {
    path: peoplePaths.profile,
    load: () => import('./profile/profile-screen.tsx'),
    guard: 'user',
    title: ['个人资料', 'Profile', '個人資料'],
    layout: 'bar',
  },
  {
    path: peoplePaths.modify,
    load: () => import('./modify/modify-screen.tsx'),
    guard: 'user',
    title: ['修改资料', 'Change profile', '修改資料'],
    layout: 'bar',
  },
  {
    path: peoplePaths.record,
    load: () => import('./record/record-screen.tsx'),
    guard: 'user',
    title: ['我的学校档案', 'My school record', '我的學校檔案'],
    layout: 'bar',
  },
  {
    path: peoplePaths.avatar,
    load: () => import('./avatar/avatar-screen.tsx'),
    guard: 'user',
    title: ['头像', 'Picture', '頭像'],
    layout: 'bar',
  },
  {
    path: peoplePaths.portrait,
    load: () => import('./portrait/portrait-screen.tsx'),
    guard: 'user',
    title: ['证件照', 'Portrait', '證件照'],
    layout: 'bar',
  },
  {
    path: peoplePaths.pinyin,
    load: () => import('./pinyin/pinyin-screen.tsx'),
    guard: 'user',
    title: ['姓名拼音', 'Name in Latin letters', '姓名拼音'],
    layout: 'bar',
  },
  {
    path: peoplePaths.email,
    load: () => import('./channel/email-screen.tsx'),
    guard: 'user',
    title: ['更换邮箱', 'Change email', '更換電子信箱'],
    layout: 'bar',
  },
  {
    path: peoplePaths.phone,
    load: () => import('./channel/phone-screen.tsx'),
    guard: 'user',
    title: ['更换手机号', 'Change phone', '更換手機號碼'],
    layout: 'bar',
  },
  {
    path: peoplePaths.emergency,
    load: () => import('./emergency/emergency-screen.tsx'),
    guard: 'user',
    title: ['紧急联系', 'Emergency', '緊急聯絡'],
    layout: 'bar',
  },
  {
    path: peoplePaths.cardCode,
    load: () => import('./card-code/card-code-screen.tsx'),
    guard: 'user',
    title: ['我的名片码', 'My card code', '我的名片碼'],
    layout: 'bar',
  },
  {
    path: peoplePaths.rank,
    load: () => import('./rank/rank-screen.tsx'),
    guard: 'user',
    title: ['我的等级', 'My level', '我的等級'],
    layout: 'bar',
  },
]

const settings: readonly Screen[] = [
  {
    path: peoplePaths.settings,
    load: () => import('./settings/settings-screen.tsx'),
    guard: 'user',
    title: ['设置', 'Settings', '設定'],
    layout: 'bar',
  },
  {
    path: peoplePaths.general,
    load: () => import('./general/general-screen.tsx'),
    guard: 'user',
    title: ['通用', 'General', '一般'],
    layout: 'bar',
  },
  {
    path: peoplePaths.clearCache,
    load: () => import('./device-storage/storage-screen.tsx'),
    guard: 'user',
    title: ['清理缓存', 'Storage on this device', '清理快取'],
    layout: 'bar',
  },
  {
    path: peoplePaths.privacy,
    load: () => import('./privacy/privacy-screen.tsx'),
    guard: 'user',
    title: ['隐私', 'Privacy', '隱私'],
    layout: 'bar',
  },
  {
    path: peoplePaths.views,
    load: () => import('./privacy/views-screen.tsx'),
    guard: 'user',
    title: ['谁看过我的资料', 'Who viewed my data', '誰看過我的資料'],
    layout: 'bar',
  },
]

const product: readonly Screen[] = [
  {
    path: helpPaths.about,
    load: () => import('./about/about-screen.tsx'),
    guard: 'user',
    title: ['关于', 'About', '關於'],
    layout: 'bar',
  },
  {
    path: helpPaths.helpDesk,
    load: () => import('./about/help-desk-screen.tsx'),
    guard: 'public',
    title: ['服务台', 'Help desk', '服務台'],
    layout: 'bar',
  },
  {
    path: peoplePaths.scanned,
    load: () => import('./scanned/scanned-screen.tsx'),
    guard: 'user',
    title: ['扫描结果', 'Scanned content', '掃描結果'],
    layout: 'bar',
  },
  {
    path: peoplePaths.privacyPolicy,
    load: () => import('./documents/privacy-policy-screen.tsx'),
    guard: 'public',
    title: ['隐私政策', 'Privacy policy', '隱私權政策'],
    layout: 'bar',
  },
  {
    path: peoplePaths.userAgreement,
    load: () => import('./documents/user-agreement-screen.tsx'),
    guard: 'public',
    title: ['用户协议', 'User agreement', '使用者協議'],
    layout: 'bar',
  },
]

export const peopleScreens: readonly Screen[] = [...profile, ...settings, ...product]
