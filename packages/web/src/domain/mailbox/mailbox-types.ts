import type { MailboxType } from '@campus/contract/certificates/delivery.ts'
import type { Phrase } from '@campus/contract/language.ts'

export const mailboxNames: Record<MailboxType, Phrase> = {
  qq: ['QQ 邮箱', 'QQ Mail', 'QQ 信箱'],
  '163': ['163 邮箱', '163 Mail', '163 信箱'],
  '126': ['126 邮箱', '126 Mail', '126 信箱'],
  aliyun: ['阿里云邮箱', 'Aliyun Mail', '阿里雲信箱'],
  outlook: ['Outlook', 'Outlook', 'Outlook'],
  gmail: ['Gmail', 'Gmail', 'Gmail'],
  other: ['其他邮箱', 'Other', '其他信箱'],
}

const netease: readonly Phrase[] = [
  [
    '在电脑上登录邮箱，打开“设置 → POP3/SMTP/IMAP”',
    'On a computer open Settings → POP3/SMTP/IMAP',
    '在電腦上登入信箱，打開「設定 → POP3/SMTP/IMAP」',
  ],
  [
    '开启“SMTP 服务”，按提示用手机发一条短信',
    'Turn on the SMTP service and confirm by text message',
    '開啟「SMTP 服務」，按提示用手機發一條簡訊',
  ],
  [
    '新增授权密码，页面会显示一次 16 位授权码',
    'Add an authorization password. Its 16 letters are shown once.',
    '新增授權密碼，頁面會顯示一次 16 位授權碼',
  ],
]

/** How to get the app password of a mailbox. */
export const codeSteps: Record<MailboxType, readonly Phrase[]> = {
  qq: [
    [
      '在电脑上登录 QQ 邮箱，打开“设置 → 账号”',
      'On a computer open Settings → Account in QQ Mail',
      '在電腦上登入 QQ 信箱，打開「設定 → 帳號」',
    ],
    [
      '找到“POP3/IMAP/SMTP 服务”，点击“开启服务”',
      'Find “POP3/IMAP/SMTP service” and turn it on',
      '找到「POP3/IMAP/SMTP 服務」，點擊「開啟服務」',
    ],
    [
      '按提示用手机验证，页面会显示 16 位授权码',
      'Confirm with your phone to see the 16 letters',
      '按提示用手機驗證，頁面會顯示 16 位授權碼',
    ],
  ],
  '163': netease,
  '126': netease,
  aliyun: [
    [
      '登录阿里云邮箱，打开“设置 → 账号与安全”',
      'Open Settings → Account and security in Aliyun Mail',
      '登入阿里雲信箱，打開「設定 → 帳號與安全」',
    ],
    ['开启“第三方客户端安全密码”', 'Turn on passwords for third-party mail apps', '開啟「第三方客戶端安全密碼」'],
    ['生成一个安全密码并复制', 'Create one and copy it', '產生一個安全密碼並複製'],
  ],
  outlook: [
    [
      '登录 Microsoft 账户，打开“安全 → 高级安全选项”',
      'Open Security → Advanced security options in your Microsoft account',
      '登入 Microsoft 帳戶，打開「安全性 → 進階安全性選項」',
    ],
    ['先开启“双重验证”', 'Turn on two-step verification first', '先開啟「雙步驟驗證」'],
    ['在“应用密码”中新建一个并复制', 'Create an app password and copy it', '在「應用程式密碼」中新建一個並複製'],
  ],
  gmail: [
    ['登录 Google 账号，打开“安全性”', 'Open Security in your Google account', '登入 Google 帳戶，打開「安全性」'],
    ['先开启“两步验证”', 'Turn on 2-Step Verification first', '先開啟「兩步驟驗證」'],
    [
      '在“应用专用密码”中新建一个，复制 16 位密码',
      'Create an app password and copy its 16 letters',
      '在「應用程式密碼」中新建一個，複製 16 位密碼',
    ],
  ],
  other: [
    [
      '向邮箱的服务商或管理员询问 SMTP 主机和端口',
      'Ask your mail provider for the SMTP host and port',
      '向信箱的服務商或管理員詢問 SMTP 主機和連接埠',
    ],
    ['确认邮箱允许用程序发信', 'Make sure the mailbox allows apps to send email', '確認信箱允許用程式發信'],
    [
      '取得授权码；有的邮箱就是登录密码',
      'Get the authorization code. For some mailboxes it is the password.',
      '取得授權碼；有的信箱就是登入密碼',
    ],
  ],
}
