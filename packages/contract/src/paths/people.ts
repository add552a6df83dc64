import { path } from './path.ts'

export const peoplePaths = {
  my: path('/pages/sys/user/index'),
  privacyPolicy: path('/pages/sys/user/privacy_policy'),
  userAgreement: path('/pages/sys/user/user_agreement'),
  profile: path('/pages/sys/user/info'),
  /** What the school's records say, and how to have it corrected: mine, or the ID number of an emergency contact. */
  record: path<{ id?: string; contactId?: string }>('/pages/sys/user/my_info'),
  settings: path('/pages/sys/user/setting'),
  /** Language, display mode, text: what is general. */
  general: path('/pages/sys/user/currency'),
  modify: path<{ field: 'nickname' | 'qq' }>('/pages/sys/user/modify'),
  avatar: path('/pages/sys/user/avatar_cropper'),
  portrait: path('/pages/sys/user/person_portrait'),
  rank: path<{ of?: string; top?: string; days?: string }>('/pages/sys/user/rank'),
  clearCache: path('/pages/sys/user/clear-cache'),
  /** The result of a scan that needs no server: plain text or an address. */
  scanned: path<{ text: string }>('/pages/sys/user/scanned'),
  cardCode: path('/pages/sys/user/card_code'),
  pinyin: path('/pages/electronic/revise'),
  email: path('/pages/electronic/reviseEmail'),
  phone: path('/pages/electronic/revisePhone'),
  emergency: path('/pages/electronic/emergency'),
  privacy: path<{ id?: string }>('/pages/sys/user/privacy'),
  views: path('/pages/sys/user/privacy_views'),
}
