import { wordsOf } from '@campus/ui/words/words.ts'

export const securityWords = wordsOf({
  lead: ['谁能用您的账号登录，都在这里管理。', 'Control who can log in to your account.', '誰能用您的帳號登入，都在這裡管理。'],
  password: ['修改密码', 'Change password', '修改密碼'],
  passwordText: ['修改后其他设备会退出登录', 'Logs out your other devices', '修改後其他裝置會登出'],
  passkeys: ['通行密钥', 'Passkeys', '通行金鑰'],
  passkeysText: ['用指纹、面容或锁屏密码登录', 'Log in with fingerprint, face or PIN', '用指紋、臉部或鎖屏密碼登入'],
  twoStep: ['两步验证', 'Two-step verification', '兩步驗證'],
  twoStepText: ['登录时再用验证器应用确认一次', 'Confirm each login with an authenticator app', '登入時再用驗證器應用確認一次'],
  bindings: ['账号绑定', 'Linked logins and accounts', '帳號綁定'],
  bindingsText: ['第三方登录和您的其他账号', 'Third-party logins and your other accounts', '第三方登入和您的其他帳號'],
  devices: ['登录设备', 'Devices', '登入裝置'],
  devicesText: ['查看并退出其他设备', 'See where you are logged in, and log out', '查看並登出其他裝置'],
  loginCode: ['我的登录码', 'My login code', '我的登入碼'],
  loginCodeText: ['出示给自助终端，在那里打印', 'Show it to a self-service terminal to log in there', '出示給自助終端，在那裡列印'],
})
