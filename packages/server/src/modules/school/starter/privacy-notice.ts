import { item, type LegalText, paragraph } from './clause.ts'

export const privacyNotice: LegalText = {
  kind: 'privacy_notice',
  title: ['个人信息收集告知', 'Notice on personal information', '個人資料蒐集告知'],
  clauses: ([school, schoolEn, schoolTw]) => [
    paragraph(
      `注册${school}账号时，我们只收集以下信息：`,
      `When you register an account at ${schoolEn}, we collect only the following:`,
      `註冊${schoolTw}帳號時，我們只蒐集以下資料：`,
    ),
    item('姓名：用于显示和办理业务。', 'Your name, to address you and to provide the services you request.', '姓名：用於顯示和辦理業務。'),
    item(
      '手机号或电子邮箱：用于登录、找回账号和接收通知。',
      'Your phone number or email address, to log in, to recover the account and to contact you.',
      '手機號碼或電子郵件：用於登入、找回帳號和接收通知。',
    ),
    item(
      '设备名称和网络地址：用于保护账号安全。',
      'Your device name and network address, to keep the account safe.',
      '裝置名稱和網路位址：用於保護帳號安全。',
    ),
    paragraph(
      '这些信息不会用于营销，也不会出售。不同意则无法注册，但不影响浏览公开信息。完整说明见《隐私政策》。',
      'We do not use any of it for marketing or sell it. Without your consent we cannot register you, but public information stays available to you. See the privacy policy for details.',
      '這些資料不會用於行銷，也不會出售。不同意則無法註冊，但不影響瀏覽公開資訊。完整說明見《隱私權政策》。',
    ),
  ],
}
