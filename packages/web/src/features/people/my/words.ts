import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const myWords = wordsOf({
  changeAvatar: ['更换头像', 'Change picture', '更換頭像'],
  completion: ['资料完整度', 'Profile completion', '資料完整度'],
  isComplete: ['资料已完整', 'Your profile is complete', '資料已完整'],
  missing: (count: number): Phrase => [
    `还有 ${count} 项可以完善`,
    `${counted(count, 'item')} left to complete`,
    `還有 ${count} 項可以完善`,
  ],
  wallet: ['我的钱包', 'My wallet', '我的錢包'],
  freeBeans: ['赠送豆', 'Free beans', '贈送豆'],
  printBeans: ['打印豆', 'Print beans', '列印豆'],
  recharge: ['充值', 'Top up', '儲值'],
  withdraw: ['提现', 'Withdraw', '提領'],
  bills: ['账单', 'Transactions', '帳單'],
  belongings: ['我的证明、订单和打印', 'My certificates, orders and prints', '我的證明、訂單和列印'],
  account: ['账号与设置', 'Account and settings', '帳號與設定'],
  administration: ['学校管理', 'Administration', '學校管理'],
  administrationText: ['人员、院系与部门、公告和学校设置', 'People, units, announcements and settings', '人員、院系與部門、公告和學校設定'],
  security: ['账号与安全', 'Account and security', '帳號與安全'],
  securityText: ['密码、通行密钥、登录设备', 'Password, passkeys, devices', '密碼、通行金鑰、登入裝置'],
  emergency: ['紧急联系', 'Emergency', '緊急聯絡'],
  emergencyText: [
    '联系人和学校电话，没有网络也能打开',
    'Contacts and numbers, also available offline',
    '聯絡人和學校電話，沒有網路也能打開',
  ],
  record: ['我的学校档案', 'My school record', '我的學校檔案'],
  recordText: ['学校登记的信息，有误可申请更正', 'What the school has on record, and how to correct it', '學校登記的資訊，有誤可申請更正'],
  signature: ['我的签名', 'My signature', '我的簽名'],
  signatureText: ['印在需要签名的证明上', 'For certificates that need it', '印在需要簽名的證明上'],
  logOut: ['退出登录', 'Log out', '登出'],
  logOutTitle: ['确定退出登录？', 'Log out?', '確定登出？'],
  logOutText: ['这台设备上不再保留您的账号。', 'Your account will be removed from this device.', '這台裝置上不再保留您的帳號。'],
})
