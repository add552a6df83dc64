import type { Phrase } from '@campus/contract/language.ts'
import { ago } from '../ago.ts'
import { idOf } from '../seed.ts'

interface Release {
  readonly version: string
  readonly daysAgo: number
  readonly isForced: boolean
  readonly notes: Phrase
}

const releases: readonly Release[] = [
  {
    version: '1.7.0',
    daysAgo: 120,
    isForced: true,
    notes: [
      '新增通行密钥登录；旧版本的登录方式停止使用，请更新。',
      'Passkeys. The old login method has been removed, so this update is required.',
      '新增通行金鑰登入；舊版本的登入方式停止使用，請更新。',
    ],
  },
  {
    version: '1.8.4',
    daysAgo: 9,
    isForced: false,
    notes: [
      '帮助支持拼音首字母搜索；消息可设置免打扰时段；紧急联系页没有网络也能打开。',
      'Search help by initials, set quiet hours for messages, and open the emergency page offline.',
      '幫助支援拼音首字母搜尋；訊息可設定勿擾時段；緊急聯絡頁沒有網路也能打開。',
    ],
  },
]

export const releaseRows = (today: Date) =>
  releases.map(({ version, daysAgo, isForced, notes: [notes, notes_en, notes_tw] }) => ({
    id: idOf('release', version),
    app_code: 'campus',
    version,
    notes,
    notes_en,
    notes_tw,
    is_forced: isForced,
    published_at: ago(today, daysAgo * 24),
  }))
