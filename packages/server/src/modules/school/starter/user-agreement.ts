import { heading, item, type LegalText, paragraph } from './clause.ts'

export const userAgreement: LegalText = {
  kind: 'user_agreement',
  title: ['用户协议', 'User agreement', '使用者協議'],
  clauses: ([school, schoolEn, schoolTw]) => [
    paragraph(
      `本协议是您与${school}就使用校园自助服务平台所订立的约定。勾选同意即表示您已阅读并接受全部条款。`,
      `This agreement is made between you and ${schoolEn} on the use of the campus self-service platform. By selecting the checkbox you confirm that you have read and accept it in full.`,
      `本協議是您與${schoolTw}就使用校園自助服務平台所訂立的約定。勾選同意即表示您已閱讀並接受全部條款。`,
    ),
    heading('一、账号', '1. Your account', '一、帳號'),
    item(
      '学生和教职工的账号由学校开通；访客和家属可自行注册，并应填写真实信息。',
      'The school opens accounts for students and staff. Visitors and family members register themselves and must provide true information.',
      '學生和教職員的帳號由學校開通；訪客和家屬可自行註冊，並應填寫真實資料。',
    ),
    item(
      '账号仅供本人使用。请妥善保管口令和验证码，不要告诉任何人，包括自称学校工作人员的人。',
      'An account is for its owner only. Never share your password or codes with anyone, not even someone who claims to work for the school.',
      '帳號僅供本人使用。請妥善保管密碼和驗證碼，不要告訴任何人，包括自稱學校工作人員的人。',
    ),
    item(
      '发现异常登录时，请立即在“设备管理”中结束会话并修改口令。',
      'If you notice a login that is not yours, log that device out under “Devices” and change your password immediately.',
      '發現異常登入時，請立即在「裝置管理」中結束工作階段並修改密碼。',
    ),
    heading('二、服务', '2. The services', '二、服務'),
    paragraph(
      '平台提供证明申请、自助打印、课程与日程、审批办理、消息通知等服务。各项服务的费用、时限和次数以办理页面所示为准。',
      'The platform offers certificates, self-service printing, courses and schedules, approvals and messages. Fees, times and limits are shown on the page of each service.',
      '平台提供證明申請、自助列印、課程與行程、審批辦理、訊息通知等服務。各項服務的費用、時限和次數以辦理頁面所示為準。',
    ),
    paragraph(
      '例行维护会提前在登录页公告；因不可抗力中断时，我们会尽快恢复，已提交的申请不会丢失。',
      'Routine maintenance is announced on the login page. After an interruption beyond our control we restore service as soon as possible. Submitted applications are not lost.',
      '例行維護會提前在登入頁公告；因不可抗力中斷時，我們會儘快恢復，已提交的申請不會遺失。',
    ),
    heading('三、您的责任', '3. Your responsibilities', '三、您的責任'),
    item(
      '不冒用他人身份，不伪造或篡改证明文件。',
      'Do not impersonate others, and do not forge or alter documents.',
      '不冒用他人身分，不偽造或竄改證明文件。',
    ),
    item(
      '不以自动程序大量请求、探测或干扰平台。',
      'Do not flood, probe or disrupt the platform with automated requests.',
      '不以自動程式大量請求、探測或干擾平台。',
    ),
    item(
      '上传的内容应合法，且不侵犯他人的权利。',
      'Content you upload must be lawful and must not violate the rights of others.',
      '上傳的內容應合法，且不侵犯他人的權利。',
    ),
    heading('四、费用与退款', '4. Fees and refunds', '四、費用與退款'),
    paragraph(
      '收费服务在付款前明确显示金额。付款后未获得文件的，可在订单中提出申诉，核实后原路或退回钱包。',
      'Where a service has a charge, the amount is shown before payment. If you paid and received no file, submit an appeal from the order. After review, the money is refunded to the original payment method or to your wallet.',
      '收費服務在付款前明確顯示金額。付款後未獲得檔案的，可在訂單中提出申訴，核實後原路或退回錢包。',
    ),
    heading('五、违反与申诉', '5. Breaches and appeals', '五、違反與申訴'),
    paragraph(
      '违反本协议的，学校可暂停相关服务或停用账号，并说明理由。您可在十五日内向信息中心申诉。',
      'In case of a breach, the school may suspend a service or disable the account and states its reasons. You may appeal to the Information Technology Centre within 15 days.',
      '違反本協議的，學校可暫停相關服務或停用帳號，並說明理由。您可在十五日內向資訊中心申訴。',
    ),
    heading('六、其他', '6. General terms', '六、其他'),
    paragraph(
      '协议更新时，您会在下次登录时看到新版本并再次确认。本协议以简体中文文本为准，适用学校所在地法律。',
      'When this agreement changes, you will see the new version at your next login and be asked again. The Simplified Chinese text prevails. The law of the school’s location applies.',
      '協議更新時，您會在下次登入時看到新版本並再次確認。本協議以簡體中文文本為準，適用學校所在地法律。',
    ),
  ],
}
