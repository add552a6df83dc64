import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../words/words.ts'

export const myWords = wordsOf({
  number: ['学号 / 工号', 'Number', '學號 / 工號'],
  changeAvatar: ['更换头像', 'Change picture', '更換頭像'],
  completion: ['资料完整度', 'Profile complete', '資料完整度'],
  isComplete: ['资料已完整', 'Your profile is complete', '資料已完整'],
  missing: (count: number): Phrase => [
    `还有 ${count} 项可以完善`,
    `${count} ${count === 1 ? 'thing' : 'things'} left to fill in`,
    `還有 ${count} 項可以完善`,
  ],
  shortcuts: ['常用', 'Shortcuts', '常用'],
  profile: ['个人资料', 'Profile', '個人資料'],
  cardCode: ['我的名片码', 'Card code', '我的名片碼'],
  reminders: ['消息提醒', 'Reminders', '訊息提醒'],
  privacy: ['隐私', 'Privacy', '隱私'],
  help: ['帮助与反馈', 'Help', '幫助與回饋'],
  settings: ['设置', 'Settings', '設定'],
  about: ['关于', 'About', '關於'],
  rank: ['我的等级', 'My level', '我的等級'],
  administration: ['学校管理', 'Administration', '學校管理'],
  administrationText: ['人员、组织、公告和学校设置', 'People, units, announcements and settings', '人員、組織、公告和學校設定'],
  security: ['账号与安全', 'Account and security', '帳號與安全'],
  securityText: ['密码、通行密钥、登录设备', 'Password, passkeys, devices', '密碼、通行金鑰、登入裝置'],
  emergency: ['紧急联系', 'In an emergency', '緊急聯絡'],
  emergencyText: ['联系人和学校电话，没有网络也能打开', 'Contacts and numbers, also without network', '聯絡人和學校電話，沒有網路也能打開'],
  record: ['我的学校档案', 'My school record', '我的學校檔案'],
  recordText: ['学校登记的信息，有误可申请更正', 'What the school holds, and how to correct it', '學校登記的資訊，有誤可申請更正'],
  logOut: ['退出登录', 'Log out', '登出'],
  logOutTitle: ['确定退出登录？', 'Log out?', '確定登出？'],
  logOutText: ['这台设备上不再保留您的账号。', 'Your account will no longer be kept on this device.', '這台裝置上不再保留您的帳號。'],
})
