import { wordsOf } from '@campus/ui/words/words.ts'

export const settingsWords = wordsOf({
  account: ['账号', 'Account', '帳號'],
  app: ['应用', 'App', '應用'],
  profile: ['个人资料', 'Profile', '個人資料'],
  profileText: ['头像、昵称、手机、邮箱', 'Picture, nickname, phone, email', '頭像、暱稱、手機、電子信箱'],
  security: ['账号与安全', 'Account and security', '帳號與安全'],
  securityText: ['密码、通行密钥、登录设备、绑定', 'Password, passkeys, devices, linked logins', '密碼、通行金鑰、登入裝置、綁定'],
  privacy: ['隐私', 'Privacy', '隱私'],
  privacyText: ['谁能看到我，学校保存了什么', 'Who can see my data, and what the school has', '誰能看到我，學校保存了什麼'],
  reminders: ['消息提醒', 'Notifications', '訊息提醒'],
  remindersText: ['按类别开关，设置免打扰时间', 'By type, and quiet hours', '按類別開關，設定免打擾時間'],
  general: ['通用', 'General', '一般'],
  generalText: ['语言、外观、文字大小', 'Language, appearance, text size', '語言、外觀、文字大小'],
  storage: ['清理缓存', 'Storage on this device', '清理快取'],
  storageText: ['查看并清除保存在本机的内容', 'See and clear saved data', '查看並清除保存在本機的內容'],
  help: ['帮助与反馈', 'Help and feedback', '幫助與回饋'],
  about: ['关于', 'About', '關於'],
})
